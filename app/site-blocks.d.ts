/** Registries of the blocks of the site and its plugins (docs/own-site.md); empty if it has none. */
declare module 'virtual:site-blocks/registry' {
  export const browserBlocks: import('#runtime/block/types.ts').BrowserRegistry;
}

declare module 'virtual:site-blocks/server-registry' {
  export const serverBlocks: import('#runtime/block/types.ts').ServerRegistry;
  export const blockValidators: import('#runtime/page/prepare.ts').Validators;
}

declare module 'virtual:site-blocks/editor-registry' {
  export const editorBlocks: import('#runtime/block/editor-registry.ts').EditorBlocks;
  /** Types of blocks that the library of edit mode leaves out. */
  export const hiddenBlocks: readonly string[];
}

/** The file of the site's own theme (docs/themes.md). */
declare module 'virtual:site-theme' {
  const theme: import('#schemas/theme/theme-file.ts').ThemeFile;
  export default theme;
}
