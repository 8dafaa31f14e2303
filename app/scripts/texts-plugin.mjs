import { textSources } from './site-globals.mjs';
import { isTextModule, textModule } from './text-modules.mjs';
import { createTexts, isTextFile } from './texts.mjs';

/** Provides the texts of the site as modules (docs/texts.md). */
export function texts(readFacts) {
  let all;
  return {
    name: 'izlog:texts',
    async configResolved() {
      all = createTexts(await textSources(readFacts));
    },
    resolveId: (id) => (isTextModule(id) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0') || !isTextModule(id.slice(1))) return null;
      return { code: textModule(all, id.slice(1)), map: null };
    },
    /** A changed file of texts may be in any module of texts: by its owner, its language, or the site. */
    hotUpdate({ file, modules }) {
      if (!isTextFile(file)) return;
      const { idToModuleMap } = this.environment.moduleGraph;
      const ofTexts = [...idToModuleMap.values()].filter(({ id }) => isTextModule(id.slice(1)));
      return [...modules, ...ofTexts];
    },
  };
}
