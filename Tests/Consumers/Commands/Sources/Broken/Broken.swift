/// Does not compile.
let price: Int = "12"
