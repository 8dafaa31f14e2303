import { describe, expect, it } from 'vitest';
import { defineModel } from '#schemas/block/model.ts';
import type { ElementInput } from '#schemas/document/element.ts';
import { complete } from '#tests/support/blocks.ts';
import { setReporter } from '../report.ts';
import { prepareElements } from './prepare.ts';
import { visibleNodes } from './visibility.ts';

const model = defineModel({
  type: 'note',
  category: 'content',
  icon: 'info',
  hydrate: 'none',
  slots: { inner: {} },
  migrations: [(options) => ({ title: options.heading ?? '' })],
  schema: { type: 'object' },
});
const live = { ...model, type: 'live', hydrate: 'load' as const };
const registry = {
  note: { model, View: () => null },
  live: { model: live, View: () => null },
};
const isNote = (value: unknown) => typeof (value as { title?: unknown }).title === 'string';
const validators = { note: isNote, live: isNote };

const prepare = (...inputs: ElementInput[]) =>
  prepareElements(inputs.map(complete), { registry, validators });

describe('prepareElements', () => {
  it('migrates options of an older version', () => {
    const [node] = prepare({ id: 'a', handler: 'note', version: 1, options: { heading: 'Bura' } });
    expect(node).toMatchObject({ error: null, options: { title: 'Bura' } });
  });

  it('renders elements stored under a former block name with the current block', () => {
    const named = { ...model, formerHandlers: ['memo'] };
    const renamed = { ...registry, note: { model: named, View: () => null } };
    const element = complete({
      id: 'a',
      handler: 'memo',
      version: 1,
      options: { heading: 'Bura' },
    });
    const [node] = prepareElements([element], { registry: renamed, validators });
    expect(node).toMatchObject({ type: 'note', error: null, options: { title: 'Bura' } });
  });

  it('migrates overrides for phones of an older version whose field was renamed · LAYOUT-18', () => {
    const nodes = prepare({
      id: 'a',
      handler: 'note',
      version: 1,
      options: { heading: 'wide' },
      mobileOptions: { heading: 'small' },
    });
    expect(nodes.map(({ options }) => options.title)).toEqual(['wide', 'small']);
  });

  it.each([
    ['blockUnknown', { id: 'a', handler: 'gone', options: {} }],
    ['blockVersionUnknown', { id: 'a', handler: 'note', version: 3, options: { title: 'x' } }],
    ['blockOptionsInvalid', { id: 'a', handler: 'note', version: 2, options: { title: 7 } }],
  ])('affects only the broken element: %s', (error, input) => {
    const good = { id: 'b', handler: 'note', version: 2, options: { title: 'x' } };
    expect(prepare(input, good).map((node) => node.error)).toEqual([error, null]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no heading');
      },
    ],
    ['answers nothing', () => undefined as never],
  ])('affects only the element whose migration %s, and reports element and block', (_, step) => {
    const reported: unknown[] = [];
    setReporter((code, _, place) => reported.push({ code, ...place }));
    const torn = { model: { ...model, type: 'torn', migrations: [step] }, View: () => null };
    const elements = [
      { id: 'a', handler: 'torn', version: 1, options: {} },
      { id: 'b', handler: 'torn', version: 2, options: { title: 'x' }, mobileOptions: {} },
      { id: 'c', handler: 'note', version: 2, options: { title: 'x' } },
    ].map(complete);
    const by = {
      registry: { ...registry, torn },
      validators: { ...validators, torn: isNote },
    };
    const errors = prepareElements(elements, by).map(({ error }) => error);
    expect(errors).toEqual(['blockOptionsInvalid', null, null]);
    expect(reported).toEqual([{ code: 'blockOptionsInvalid', element: 'a', block: 'torn' }]);
  });

  it('renders overrides for phones next to the wide version · LAYOUT-18', () => {
    const nodes = prepare({
      id: 'a',
      handler: 'note',
      version: 2,
      options: { title: 'wide' },
      mobileOptions: { title: 'small' },
    });
    expect(nodes.map(({ meta, options }) => [meta.device, options.title])).toEqual([
      ['desktop', 'wide'],
      ['mobile', 'small'],
    ]);
  });

  it('an element on phones has its own layout and options, the empty ones of wide screens · LAYOUT-18', () => {
    const wide = { id: 'a', handler: 'note', version: 2, options: { title: 'wide', text: 'same' } };
    const meta = { anchor: 'top', width: 'wide' } as const;
    const own = { mobileMeta: { width: 'full' }, mobileOptions: { title: 'small' } } as const;
    const shown = (more: Partial<ElementInput>) =>
      prepare({ ...wide, meta, ...more }).map((node) => [node.meta, node.options]);
    const desktop = [{ ...meta, device: 'desktop' }, wide.options];
    const small = { ...wide.options, title: 'small' };
    expect(shown({})).toEqual([[meta, wide.options]]);
    expect(shown({ mobileMeta: own.mobileMeta })).toEqual([
      desktop,
      [{ anchor: 'top', width: 'full', device: 'mobile' }, wide.options],
    ]);
    expect(shown(own)).toEqual([
      desktop,
      [{ anchor: 'top', width: 'full', device: 'mobile' }, small],
    ]);
    expect(shown({ mobileOptions: own.mobileOptions })[1]).toEqual([
      { ...meta, device: 'mobile' },
      small,
    ]);
  });

  it('hydrates a parent whose child has code', () => {
    const child = { id: 'b', handler: 'live', version: 2, options: { title: 'x' } };
    const [node] = prepare({
      id: 'a',
      handler: 'note',
      version: 2,
      options: { title: 'x' },
      parts: { inner: [child] },
    });
    expect(node?.hydrate).toBe('load');
  });
});

describe('visibleNodes', () => {
  const viewer = { language: 'en', now: new Date('2026-11-21T12:00:00Z'), user: null } as const;
  const shown = (meta: ElementInput['meta']) => {
    const options = { title: 'x' };
    const nodes = prepare({
      id: 'a',
      handler: 'note',
      version: 2,
      options,
      ...(meta ? { meta } : {}),
    });
    return visibleNodes(nodes, viewer).length === 1;
  };

  it('shows nodes without conditions', () => {
    expect(shown(undefined)).toBe(true);
    expect(shown({ audience: 'everyone' })).toBe(true);
  });

  it.each([
    { hidden: true },
    { from: '2026-12-01T00:00:00Z' },
    { until: '2026-11-21T12:00:00Z' },
    { languages: ['hr'] },
    { audience: 'customers' as const },
  ])('omits %j', (meta) => {
    expect(shown(meta)).toBe(false);
  });
});
