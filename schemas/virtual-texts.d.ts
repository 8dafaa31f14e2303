/** All texts of an owner: `<owner>/texts/<language>.json` below those of the site (docs/texts.md). */
declare module 'virtual:texts/*' {
  const texts: import('./languages.ts').TextsByLanguage<unknown>;
  export default texts;
}

/** The texts of an owner in every language that it has, also those that the site lacks. */
declare module 'virtual:written-texts/*' {
  const texts: import('./languages.ts').TextsByLanguage<unknown>;
  export default texts;
}

/** The messages of an owner by key, with those that it shares; plurals are joined for node-polyglot. */
declare module 'virtual:messages/*' {
  const messages: import('./languages.ts').TextsByLanguage<Readonly<Record<string, string>>>;
  export default messages;
}

/** Messages of an owner by key, fetched in one language when they are first shown. */
declare module 'virtual:late-messages/*' {
  const fetches: import('./languages.ts').TextsByLanguage<
    () => Promise<{ readonly default: Readonly<Record<string, string>> }>
  >;
  export default fetches;
}

declare module 'virtual:labels/*' {
  const labels: import('./block/labels.ts').Labels;
  export default labels;
}

declare module 'virtual:editing-texts' {
  type Fetch = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;
  export const core: import('./languages.ts').TextsByLanguage<Fetch>;
  export const editor: import('./languages.ts').TextsByLanguage<Fetch>;
  export const blocks: import('./languages.ts').TextsByLanguage<Fetch>;
}
