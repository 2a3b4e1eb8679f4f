int plain(void);
