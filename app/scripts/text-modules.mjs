/** Matches `virtual:texts/<owner>` and similar: texts of an owner in each language. */
const owned = /^virtual:(texts|written-texts|messages|labels)\/(.+)$/;

/** Matches modules with the texts of edit mode in one language, which become files of their own. */
const editing = /^virtual:editing-texts\/(core|editor|blocks)\/([\w-]+)$/;

/** Matches modules with messages that a browser fetches in one language when it first shows them. */
const late = /^virtual:late-messages\/(.+)$/;
const lateIn = /^virtual:late-messages-in\/([\w-]+)\/(.+)$/;

/** Whether a module consists of texts. */
export const isTextModule = (id) =>
  [owned, editing, late, lateIn].some((each) => each.test(id)) || id === 'virtual:editing-texts';

/**
 * Returns the source of a module of texts.
 * @param {ReturnType<typeof import('./texts.mjs').createTexts>} texts
 */
export function textModule(texts, id) {
  const [, kind, owner] = owned.exec(id) ?? [];
  if (kind) return `export default ${JSON.stringify(texts[kind](owner))};`;
  const [, group, language] = editing.exec(id) ?? [];
  if (group) return `export default ${parsed(editingTexts(texts, group, language))};`;
  const [, later] = late.exec(id) ?? [];
  if (later) return `export default { ${fetches(texts, (code) => lateModule(code, later))} };`;
  const [, code, one] = lateIn.exec(id) ?? [];
  return code ? `export default ${parsed(texts.messages(one)[code])};` : imports(texts);
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

const imports = (texts) =>
  Object.keys(groups)
    .map((group) => {
      const each = fetches(texts, (code) => `virtual:editing-texts/${group}/${code}`);
      return `export const ${group} = { ${each} };`;
    })
    .join('\n');

const lateModule = (code, owner) => `virtual:late-messages-in/${code}/${owner}`;

const fetches = ({ codes }, moduleOf) =>
  codes.map((code) => `'${code}': () => import('${moduleOf(code)}')`);
