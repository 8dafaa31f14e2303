/** Scopes of staff who may change the theme of the site. */
const themeScopes = ['admin', 'theme'];

export const mayChangeTheme = (scopes: readonly string[]): boolean =>
  scopes.some((scope) => themeScopes.includes(scope));
