/** The addresses that the site names. They stand apart because only the server's settings need them. */
export const siteDomains = izlogDomains;
