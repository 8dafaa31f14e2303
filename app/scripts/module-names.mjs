import { parseSync } from 'vite';

/**
 * Returns the names of the modules that a module imports, also for types and dynamically. A dynamic import
 * of a name that is computed has none.
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function moduleNames(path, source) {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, source).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => literal(source.slice(start, end))),
    // The parser does not list the imports of types such as `import('./arrive.ts').Arrival`.
    ...Array.from(source.matchAll(/\bimport\((["'])([^"']+)\1\)/g), ([, , name]) => name),
  ];
  return [...new Set(names)].filter(Boolean);
}

const literal = (text) => /^(["'`])([^$]+)\1$/.exec(text)?.[2];
