import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tsImport } from 'tsx/esm/api';

/** Folders of drawings in the folder of a site; a later folder overrides the ones before it. */
const folders = ['theme/ornaments', 'ornaments'];

/**
 * Finds the file of each place's drawing: SVG, or a module whose `View` is rendered now and so never reaches a
 * browser. Those of the site win over those of its theme, these over those of plugins. Throws for an unknown
 * place, for two drawings of one place in one folder, and for drawings of one place in two plugins.
 */
export function findOrnaments(site, places, plugins = []) {
  const found = new Map();
  for (const { folder } of plugins) addDrawings(join(folder, 'ornaments'), places, found);
  for (const name of folders) {
    const own = addDrawings(join(site, name), places, new Map());
    for (const [place, file] of own) found.set(place, file);
  }
  return found;
}

function addDrawings(folder, places, drawings) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.sort()) {
    const { name, ext } = parse(file);
    if (!['.svg', '.tsx'].includes(ext)) continue;
    const path = join(folder, file);
    if (!places.includes(name)) {
      throw new Error(`${path}: there is no place "${name}"; places are ${places.join(', ')}.`);
    }
    if (name === 'emblem' && ext !== '.svg') throw new Error(`${path}: emblems are an SVG sprite.`);
    const other = drawings.get(name);
    if (other) throw new Error(`${other} and ${path} both draw "${name}"; remove one of them.`);
    drawings.set(name, path);
  }
  return drawings;
}

/** The custom properties that hold these drawings and their sizes. */
export async function ornamentSheet(found) {
  const drawn = [...found].filter(([place]) => place !== 'emblem');
  const lines = await Promise.all(drawn.map(([place, file]) => linesOf(place, file)));
  return lines.length === 0 ? '' : `:root {\n${lines.flat().join('')}}`;
}

async function linesOf(place, file) {
  const isFile = file.endsWith('.svg');
  const svg = isFile ? readFileSync(file, 'utf8') : await rendered(file);
  const property = (name, value) => `  --drawing-${place}${name}: ${value};\n`;
  const [inline, block] = ['width', 'height'].map((name) => lengthOf(svg, name));
  return [
    property('', isFile ? `url('${file}')` : dataUrl(svg)),
    property('-display', 'block'),
    ...(inline ? [property('-inline', `${inline}px`)] : []),
    ...(block ? [property('-block', `${block}px`)] : []),
    ...(place === 'frame' ? [property('-side', dataUrl(turned(svg)))] : []),
    ...(place === 'ground' ? [property('-room', '100vb')] : []),
  ];
}

async function rendered(file) {
  const { View } = await tsImport(pathToFileURL(file).href, import.meta.url);
  return renderToStaticMarkup(createElement(View));
}

const lengthOf = (svg, name) => new RegExp(`<svg[^>]*\\s${name}="(\\d+)"`).exec(svg)?.[1];
const dataUrl = (svg) => `url("data:image/svg+xml,${encodeURIComponent(svg.trim())}")`;

/** Turns the tile of an upper edge into the tile of a side. */
function turned(svg) {
  const [width = '0', height = '0'] = ['width', 'height'].map((name) => lengthOf(svg, name));
  const shapes = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  const box = `width="${height}" height="${width}" viewBox="0 0 ${height} ${width}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} preserveAspectRatio="none"><g transform="matrix(0 1 1 0 0 0)">${shapes}</g></svg>`;
}

/** The module `virtual:ornaments`: the address and the names of the emblems. */
export function emblemModule(found) {
  const file = found.get('emblem');
  const sprite = file ? readFileSync(file, 'utf8') : '';
  const names = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name);
  const address = file
    ? `export { default as emblemSprite } from ${JSON.stringify(`${file}?url&no-inline`)};`
    : "export const emblemSprite = '';";
  return `${address}\nexport const emblemNames = ${JSON.stringify(names)};`;
}
