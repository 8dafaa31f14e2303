import { expect, test } from 'vitest';
import { templates } from '#fixtures/museum/content/pages/templates.ts';
import { translateOptions } from '#schemas/block/translations.ts';
import type { ElementInput } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { site as facts } from '#schemas/site/site.ts';
import { builtBlocks } from '../block-rules.ts';
import { completeSite } from './complete-site.ts';

const empty = completeSite({}, facts);
const elements = [
  ...[...empty.templates, ...empty.pages].flatMap(({ links }) =>
    links.flatMap((link) => ('element' in link ? link.element : [])),
  ),
  ...empty.sharedElements,
].flatMap(withParts);

function withParts(element: ElementInput): ElementInput[] {
  const inside = Object.values(element.parts ?? {}).flat();
  return [element, ...inside.flatMap(withParts)];
}

test('a site without content has every screen', () => {
  const slugs = empty.templates.map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(templates.map(({ slug }) => slug).toSorted());
});

test('the options of each screen match the schema of their block in every language', () => {
  const errors = languages.flatMap((language) =>
    elements.flatMap(({ id, handler, options = {}, translations }) => {
      const translated = translateOptions(options, translations?.[language] ?? {});
      const check = builtBlocks.validators[handler];
      return check?.(structuredClone(translated)) ? [] : [`${id} ${language}`];
    }),
  );
  expect(errors).toEqual([]);
});

test('no screen of a new shop asks for a card of members', () => {
  const asking = elements.filter(
    ({ handler, options = {} }) =>
      handler === 'member-card-form' ||
      (['register-form', 'profile-panel'].includes(handler) && options['showMemberCard'] !== false),
  );
  expect(asking.map(({ id }) => id)).toEqual([]);
});

test('each element has its own id', () => {
  const ids = elements.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('a site keeps its own screens, pages and settings', () => {
  const [cart] = templates.filter(({ slug }) => slug === 'cart');
  const pages = empty.pages.slice(1);
  const site = { name: 'Luka', options: { HomePageSlug: 'luka' } };
  const complete = completeSite({ site, pages, templates: cart ? [cart] : [] }, facts);
  expect(complete.templates.find(({ slug }) => slug === 'cart')).toBe(cart);
  expect(complete.templates).toHaveLength(empty.templates.length);
  expect(complete.pages).toBe(pages);
  expect(complete.site).toMatchObject({ name: 'Luka', company: { country: facts.country } });
  expect(complete.site.options).toMatchObject({
    HomePageSlug: 'luka',
    AllowedLanguages: ['ALL'],
  });
});
