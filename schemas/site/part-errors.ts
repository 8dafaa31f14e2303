import type { SiteError } from './site-error.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns errors in the domains, blocks and plugins of a site. */
export function partErrors({ domains = [], blocks = {}, plugins = [] }: Values): SiteError[] {
  return [...domainErrors(domains), ...blockErrors(blocks), ...pluginErrors(plugins)];
}

function domainErrors(domains: unknown): SiteError[] {
  const key = 'domains';
  if (!isTexts(domains)) {
    return [{ key, text: '`domains` must be a list, for example ["https://shop.example"].' }];
  }
  return [
    ...domains
      .filter((address) => !isOrigin(address))
      .map((value) => ({
        key,
        value,
        text: `"${value}" is no address without a path, for example "https://shop.example".`,
      })),
    ...repeated(domains.map(withoutSlash)).map((value) => ({
      key,
      value,
      text: `The domain "${value}" is listed twice.`,
    })),
  ];
}

const ofBlocks = ['hidden'];

function blockErrors(blocks: unknown): SiteError[] {
  const key = 'blocks';
  if (typeof blocks !== 'object' || blocks === null || Array.isArray(blocks)) {
    return [{ key, text: "`blocks` must be an object, for example { hidden: ['map'] }." }];
  }
  const { hidden = [] } = blocks as Values;
  const unknown = Object.keys(blocks).filter((each) => !ofBlocks.includes(each));
  return [
    ...unknown.map((value) => ({
      key,
      value,
      text: `\`blocks\` has no \`${value}\`. It has ${ofBlocks.join(', ')}.`,
    })),
    ...(isTexts(hidden)
      ? []
      : [{ key, value: 'hidden', text: '`hidden` must be a list of types of blocks.' }]),
  ];
}

function pluginErrors(plugins: unknown): SiteError[] {
  const key = 'plugins';
  if (!isTexts(plugins)) {
    return [{ key, text: "`plugins` must be a list of folders, for example ['plugins/gauges']." }];
  }
  const names = plugins.map(pluginName);
  return [
    ...plugins
      .filter((folder) => !/^[a-z][a-z0-9-]*$/.test(pluginName(folder)))
      .map((value) => ({
        key,
        value,
        text: `The folder of the plugin "${value}" must be named in small letters, digits and hyphens.`,
      })),
    ...repeated(names).map((value) => ({
      key,
      value,
      text: `Two plugins are named "${value}". Give one of the folders another name.`,
    })),
  ];
}

/** The name of a plugin: the last part of its folder. */
export const pluginName = (folder: string): string =>
  folder.split('/').findLast((part) => part !== '') ?? '';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const repeated = (list: readonly string[]) => [
  ...new Set(list.filter((value, at) => list.indexOf(value) !== at)),
];

export const withoutSlash = (address: string): string => address.replace(/\/$/, '');

const isOrigin = (address: string): boolean => /^https?:\/\/[a-z0-9.-]+(:\d+)?\/?$/.test(address);
