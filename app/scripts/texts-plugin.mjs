import { runnerImport } from 'vite';
import { site } from './site-plugin.mjs';

const address = /^virtual:texts\/(editor|page)-(hr|en|de)$/;

/** Reads the texts of one language from the modules that hold all languages. */
const readers = {
  editor: async (root, language) => {
    const read = await runModule(root, 'editor/i18n/messages.ts');
    return { ...read, messages: read.module.editorMessages(language) };
  },
  page: async (root, language) => {
    const read = await runModule(root, 'app/texts/page-texts.ts');
    return { ...read, messages: read.module.pageTexts(language) };
  },
};

function runModule(root, file) {
  const settings = { root, configFile: false, plugins: [site()], logLevel: 'error' };
  return runnerImport(`${root}/${file}`, settings);
}

/**
 * Provides `virtual:texts/<editor|page>-<language>`: `messages.ts` holds the texts of all languages side by
 * side, but a browser fetches one.
 */
export function texts() {
  let root = '';
  return {
    name: 'izlog:texts',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (address.test(id) ? `\0${id}` : null),
    async load(id) {
      const [, kind, language] = address.exec(id.slice(1)) ?? [];
      if (!kind || !id.startsWith('\0')) return null;
      const { messages, dependencies } = await readers[kind](root, language);
      for (const file of dependencies) this.addWatchFile(file);
      const source = JSON.stringify(JSON.stringify(messages));
      return { code: `export const messages = JSON.parse(${source});`, map: null };
    },
  };
}
