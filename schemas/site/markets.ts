/** The markets of the site. They stand apart because few pages need them. */
export const markets = izlogMarkets;
