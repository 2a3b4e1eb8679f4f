import ArticlesSpecs
import Foundation
import Proof

extension ArticlesPresenterWitnesses {
    static let sorting = [
        fault("never asks what to sort by", violates: [14]) { $0.tapSort = { _ in } },
        fault("asks twice what to sort by", violates: [14]) {
            let tapSort = $0.tapSort
            $0.tapSort = { part in
                tapSort(part)
                tapSort(part)
            }
        },
        fault("fetches when the user wants to sort", violates: [14]) {
            let tapSort = $0.tapSort
            $0.tapSort = { part in
                tapSort(part)
                part.fetch()
            }
        },
        fault("does not ask during a refresh once one has failed", violates: [14]) {
            let tapSort = $0.tapSort
            $0.tapSort = { part in
                let hasFailed = part.answers.last.map { $0 == nil } ?? false
                if !hasFailed || part.updates == part.answers.count { tapSort(part) }
            }
        },
        fault("reads days that there are not", violates: [41]) { $0.formatter.isLenient = true },
        fault("takes the thirtieth of February for a day in March", violates: [41]) {
            $0.sort = { part, articles, order in
                if order != .date { return part.sort(articles, order) }
                return part.sort(articles, { $0.date.flatMap(rolledDay) }) { $0 < $1 }
            }
        },
        fault("sorts dates as text, as published", violates: [15]) {
            $0.sort = { part, articles, order in
                if order != .date { return part.sort(articles, order) }
                return part.sort(articles, { $0.date }) { $0 < $1 }
            }
        },
        fault("takes the month for the day", violates: [15]) { $0.formatter.dateFormat = "dd/MM/yyyy" },
        fault("reads dates in the calendar of the user", violates: [15]) { $0.formatter.locale = $0.locale },
        fault("sorts by the day and not by the year", violates: [15]) { $0.formatter.dateFormat = "MM/dd" },
        fault("sorts by the month", violates: [15]) {
            $0.sort = { part, articles, order in
                guard order == .date else { return part.sort(articles, order) }
                return part.sort(
                    articles,
                    { article in
                        part.day(article).flatMap { _ in article.date.map { $0.suffix(4) + $0.prefix(2) } }
                    }
                ) { $0 < $1 }
            }
        },
        fault("takes a missing date for the year 1", violates: [16]) {
            $0.sort = { part, articles, order in
                if order != .date { return part.sort(articles, order) }
                return part.sort(articles, { part.day($0) ?? .distantPast }) { $0 < $1 }
            }
        },
        fault("takes a missing date for today", violates: [16]) {
            $0.sort = { part, articles, order in
                if order != .date { return part.sort(articles, order) }
                return part.sort(articles, { part.day($0) ?? Date(timeIntervalSince1970: 1_400_000_000) }) { $0 < $1 }
            }
        },
        fault("takes a missing date for the day of its own clock", violates: [16]) {
            $0.sort = { part, articles, order in
                if order != .date { return part.sort(articles, order) }
                return part.sort(articles, { part.day($0) ?? Date() }) { $0 < $1 }
            }
        },
        fault("leaves out what has no date", violates: [25]) {
            $0.sort = { part, articles, order in
                part.sort(order == .date ? articles.filter { part.day($0) != nil } : articles, order)
            }
        },
        fault("sorts the newest first by turning the list around", violates: [16, 21]) {
            $0.sort = { part, articles, order in
                order == .date ? part.sort(articles, order).reversed() : part.sort(articles, order)
            }
        },
        fault("sorts capitals before small letters", violates: [17, 18, 19]) { $0.precedes = { $1 < $2 } },
        fault("sorts letters by their numbers", violates: [17]) {
            $0.precedes = { $1.lowercased() < $2.lowercased() }
        },
        fault("sorts in English wherever it is", violates: [17]) {
            $0.precedes = {
                $1.compare($2, options: .caseInsensitive, range: nil, locale: Locale(identifier: "en_US"))
                    == .orderedAscending
            }
        },
        fault("sorts authors in English wherever it is", violates: [42]) {
            $0.precedes = { $0.inEnglish(.author, $1, $2) }
        },
        fault("sorts websites in English wherever it is", violates: [42]) {
            $0.precedes = { $0.inEnglish(.website, $1, $2) }
        },
        fault("sorts authors by the whole line", violates: [18]) {
            let text = $0.text
            $0.text = { $1 == .author ? $0.authors : text($0, $1) }
        },
        fault("sorts authors by the last one", violates: [18]) {
            let text = $0.text
            $0.text = { $1 == .author ? $0.authors?.components(separatedBy: ", ").last : text($0, $1) }
        },
        fault("sorts authors by their family names", violates: [18]) {
            let text = $0.text
            $0.text = { text($0, $1)?.components(separatedBy: " ").last }
        },
        fault("sorts by title where it is asked for the website", violates: [19]) {
            let text = $0.text
            $0.text = { text($0, $1 == .website ? .title : $1) }
        },
        fault("takes a missing text for an empty one", violates: [20]) {
            let text = $0.text
            $0.text = { text($0, $1) ?? "" }
        },
        fault("sorts by the website what has no title", violates: [20]) {
            let text = $0.text
            $0.text = { text($0, $1) ?? ($1 == .title ? $0.website : nil) }
        },
        fault("sorts what is alike by its title", violates: [21]) {
            $0.sort = { part, articles, order in
                part.sort(order == .title ? articles : part.sort(articles, .title), order)
            }
        },
        fault("sorts what lacks a text by its date", violates: [21]) {
            $0.sort = { part, articles, order in
                if order == .date { return part.sort(articles, order) }
                let known = articles.filter { part.text($0, order) != nil }
                return part.sort(known, order) + part.sort(articles.filter { part.text($0, order) == nil }, .date)
            }
        },
        fault("sorts what is alike by chance", violates: [21]) {
            $0.sort = { part, articles, order in
                part.sort(articles.sorted { $0.content ?? "" < $1.content ?? "" }, order)
            }
        },
        fault("sorts what was sorted before", violates: [21]) {
            $0.choose = { part, order in
                part.order = order
                if !part.articles.isEmpty {
                    part.keep(part.sorted(part, part.articles))
                    part.list(part)
                }
            }
        },
        fault("sorts by nothing", violates: [15, 17, 18, 19]) { $0.sort = { _, articles, _ in articles } },
    ]

    static let choosing = [
        fault("shows what is fetched again by its websites as it came", violates: [24]) {
            let hear = $0.hear
            $0.hear = { part, articles in
                guard let articles, !articles.isEmpty, part.order == .website, part.answers.count > 1 else {
                    return hear(part, articles)
                }
                part.keep(articles)
                part.list(articles)
            }
        },
        fault("shows as it came what was awaited when the order was changed", violates: [24]) {
            let (choose, hear) = ($0.choose, $0.hear)
            var isChanged = false
            $0.choose = { part, order in
                isChanged = part.order != nil && part.updates > part.answers.count
                choose(part, order)
            }
            $0.hear = { part, articles in
                guard let articles, !articles.isEmpty, isChanged else { return hear(part, articles) }
                isChanged = false
                part.keep(articles)
                part.list(articles)
            }
        },
        fault("holds itself if a sort was chosen before", violates: [30]) {
            let tapSort = $0.tapSort
            $0.tapSort = { part in
                if part.order == nil { return tapSort(part) }
                part.wireframe?.presentSortOptions { part.choose(part, $0) }
            }
        },
        fault("forgets a choice if there is nothing to sort", violates: [22]) {
            let choose = $0.choose
            $0.choose = { if !$0.articles.isEmpty { choose($0, $1) } }
        },
        fault("forgets a choice after an answer without articles", violates: [22]) {
            let choose = $0.choose
            $0.choose = { part, order in
                if !part.articles.isEmpty || part.answers.isEmpty { choose(part, order) }
            }
        },
        fault("keeps the articles of before where there are none", violates: [23]) {
            $0.hear = { part, articles in
                if let articles, !articles.isEmpty { part.keep(articles) }
                part.show(part, articles)
            }
        },
        fault("sorts the first articles only by a choice that comes before them", violates: [24]) {
            let (choose, list) = ($0.choose, $0.list)
            var isEarly = false
            $0.choose = { part, order in
                isEarly = part.articles.isEmpty
                choose(part, order)
            }
            $0.list = { part in
                list(part)
                if isEarly { part.order = nil }
                isEarly = false
            }
        },
        fault("forgets a choice that is made during a refresh", violates: [24]) {
            let choose = $0.choose
            $0.choose = { part, order in
                choose(part, order)
                if !part.articles.isEmpty, part.updates > part.answers.count { part.order = nil }
            }
        },
        fault("shows an empty list if there is nothing to sort", violates: [23]) {
            $0.choose = { part, order in
                part.order = order
                part.list(part)
            }
        },
        fault("says that there is no content while it waits", violates: [23]) {
            let choose = $0.choose
            $0.choose = { part, order in
                choose(part, order)
                if part.articles.isEmpty { part.empty(part) }
            }
        },
        fault("forgets the choice at each update", violates: [22]) {
            let update = $0.update
            $0.update = { part in
                part.order = nil
                update(part)
            }
        },
        fault("sorts what is there, and nothing after that", violates: [22]) {
            $0.sorted = { _, articles in articles }
            $0.choose = { part, order in
                guard !part.articles.isEmpty else { return }
                part.list(part.sort(part, part.articles, order))
            }
        },
        fault("fetches for each choice", violates: [25]) {
            let choose = $0.choose
            $0.choose = { part, order in
                choose(part, order)
                part.fetch()
            }
        },
        fault("shows an indicator while it sorts", violates: [25]) {
            let choose = $0.choose
            $0.choose = { part, order in
                part.busy()
                choose(part, order)
                part.idle(part)
            }
        },
        fault("ends the indicator of a refresh once it is sorted", violates: [39]) {
            let choose = $0.choose
            $0.choose = { part, order in
                part.idle(part)
                choose(part, order)
            }
        },
        fault("shows nothing anew once it is sorted", violates: [25]) { $0.choose = { $0.order = $1 } },
        fault("sorts the articles that were there at the tap", violates: [26]) {
            $0.tapSort = { part in
                part.wireframe?.presentSortOptions { [weak part, articles = part.articles] order in
                    part?.order = order
                    if let part, !articles.isEmpty { part.list(part.sort(part, articles, order)) }
                }
            }
        },
        fault("sorts in the background, and shows whatever comes last", violates: [26]) {
            $0.choose = { part, order in
                part.order = order
                guard !part.articles.isEmpty else { return }
                let sorted = part.sorted(part, part.articles)
                Task { [weak part] in
                    if order == .author { for _ in 0..<10 { await Task.yield() } }
                    part?.list(sorted)
                }
            }
        },
        fault("shows the new order once a refresh is over", violates: [25]) {
            let choose = $0.choose
            $0.choose = { part, order in
                if part.updates == part.answers.count { choose(part, order) } else { part.order = order }
            }
        },
        fault("takes the same choice for none", violates: [26]) {
            let choose = $0.choose
            $0.choose = { part, order in
                guard part.order == order else { return choose(part, order) }
                part.order = nil
                if !part.articles.isEmpty { part.list(part) }
            }
        },
        fault("hears the choice of where the user was asked last", violates: [26]) {
            var sheets = 0
            $0.tapSort = { part in
                sheets += 1
                let sheet = sheets
                part.wireframe?.presentSortOptions { [weak part] order in
                    if let part, sheet == sheets { part.choose(part, order) }
                }
            }
        },
        fault("hears no tap during a refresh", violates: [40]) {
            let open = $0.open
            $0.open = { part, article in if part.updates == part.answers.count { open(part, article) } }
        },
        fault("hears the first choice only", violates: [26]) {
            $0.tapSort = { part in
                var isChosen = false
                part.wireframe?.presentSortOptions { [weak part] order in
                    guard !isChosen, let part else { return }
                    isChosen = true
                    part.choose(part, order)
                }
            }
        },
        fault("takes the sort back as soon as the user is asked", violates: [27]) {
            let tapSort = $0.tapSort
            $0.tapSort = { part in
                part.order = nil
                tapSort(part)
            }
        },
        fault("opens nothing until the user has chosen", violates: [27]) {
            let (tapSort, open, choose) = ($0.tapSort, $0.open, $0.choose)
            var isAsked = false
            $0.tapSort = { part in
                isAsked = true
                tapSort(part)
            }
            $0.choose = { part, order in
                isAsked = false
                choose(part, order)
            }
            $0.open = { if !isAsked { open($0, $1) } }
        },
        fault("asks no more until the user has chosen", violates: [14]) {
            let (tapSort, choose) = ($0.tapSort, $0.choose)
            var isAsking = false
            $0.tapSort = { part in
                if !isAsking { tapSort(part) }
                isAsking = true
            }
            $0.choose = { part, order in
                isAsking = false
                choose(part, order)
            }
        },
        fault("looks up the article by its title", violates: [28]) {
            let open = $0.open
            $0.open = { part, article in open(part, part.articles.first { $0.title == article.title } ?? article) }
        },
        fault("looks up the article by its place before the sort", violates: [28]) {
            let open = $0.open
            $0.open = { part, article in
                let index = part.sorted(part, part.articles).firstIndex(of: article)
                open(part, index.map { part.articles[$0] } ?? article)
            }
        },
        fault("opens no article without a title", violates: [28]) {
            let open = $0.open
            $0.open = { if $1.title != nil { open($0, $1) } }
        },
        fault("opens only what is in the list", violates: [29]) {
            let open = $0.open
            $0.open = { if $0.articles.contains($1) { open($0, $1) } }
        },
        fault("opens an article only once", violates: [29]) {
            let open = $0.open
            var opened: Set<Article> = []
            $0.open = { if opened.insert($1).inserted { open($0, $1) } }
        },
        fault("is kept by whoever asks what to sort by", violates: [30]) {
            $0.tapSort = { part in part.wireframe?.presentSortOptions { part.choose(part, $0) } }
        },
        fault("fetches for a choice that nobody sees", violates: [31]) {
            $0.tapSort = { part in
                part.wireframe?.presentSortOptions { [weak part, interactor = part.interactor] order in
                    if let part, part.hasListener { part.choose(part, order) } else { interactor.fetchArticles() }
                }
            }
        },
    ]
}

/// Returns a day such as “05/26/2014”; a day that its month does not have rolls over into the next month.
private func rolledDay(_ text: String) -> Date? {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[0]), (1...31).contains(parts[1]) else { return nil }
    let calendar = Calendar(identifier: .gregorian)
    return calendar.date(from: DateComponents(year: parts[2], month: parts[0], day: parts[1]))
}

extension FaultyArticlesPresenter {
    /// Whether a text sorts before another one; for one of the orders it uses English rules.
    fileprivate func inEnglish(_ order: ArticlesSortBy, _ one: String, _ other: String) -> Bool {
        let locale = self.order == order ? Locale(identifier: "en_US") : locale
        return one.compare(other, options: .caseInsensitive, range: nil, locale: locale) == .orderedAscending
    }
}
