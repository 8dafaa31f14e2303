/** Names of section styles of the site: files of its folder `styles`, without `.css`. */
declare module 'virtual:section-styles' {
  export const sectionStyles: readonly string[];
}

/** The emblems that the site draws (docs/themes.md); none without `emblem.svg`. */
declare module 'virtual:ornaments' {
  /** Address of a sprite with a symbol per emblem; the first one is the site's own. */
  export const emblemSprite: string;
  export const emblemNames: readonly string[];
}
