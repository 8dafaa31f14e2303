/** `virtual:texts/<owner>` and the like: texts of an owner in each language. */
const owned = /^virtual:(texts|written-texts|messages|labels)\/(.+)$/;

/** The texts of edit mode in one language, as a file of its own. */
const editing = /^virtual:editing-texts\/(core|editor|blocks)\/([\w-]+)$/;

/** Whether a module consists of texts. */
export const isTextModule = (id) =>
  owned.test(id) || editing.test(id) || id === 'virtual:editing-texts';

/**
 * Returns the source of a module of texts.
 * @param {ReturnType<typeof import('./texts.mjs').createTexts>} texts
 */
export function textModule(texts, id) {
  const [, kind, owner] = owned.exec(id) ?? [];
  if (kind) return `export default ${JSON.stringify(texts[kind](owner))};`;
  const [, group, language] = editing.exec(id) ?? [];
  return group ? `export default ${parsed(editingTexts(texts, group, language))};` : imports(texts);
}

/** Browsers read a long text as JSON faster than as code. */
const parsed = (value) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** The core is a module of its own, because the page and the editor both need it. */
const groups = {
  core: ['runtime/page', 'runtime/i18n'],
  editor: ['editor/*'],
  blocks: ['blocks/*'],
};

const editingTexts = (texts, group, language) =>
  Object.assign({}, ...groups[group].map((owner) => texts.messages(owner)[language]));

const imports = ({ codes }) =>
  Object.keys(groups)
    .map((group) => `export const ${group} = { ${codes.map((code) => entry(group, code))} };`)
    .join('\n');

const entry = (group, code) => `'${code}': () => import('virtual:editing-texts/${group}/${code}')`;
