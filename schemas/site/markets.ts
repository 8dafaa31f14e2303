/** The markets of the site. They are a module of their own because few pages need them. */
export const markets = izlogMarkets;
