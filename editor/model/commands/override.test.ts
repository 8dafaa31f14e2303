import { expect, test } from 'vitest';
import type { JsonObject } from '#schemas/document/element.ts';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { placedOptions, typedOptions } from '../document/placement.ts';
import { keepOwn, resetOverride } from './override.ts';
import { pasteNodes } from './paste.ts';
import { setField, setOptions } from './set-options.ts';
import { setOpened } from './share.ts';
import { setTranslation } from './translate.ts';

function open() {
  const editing = startEditing();
  const text = { id: 'shared-1', path: 'title' } as const;
  editing.run(setField, { ...text, layer: 'hr', value: 'Dođite' });
  editing.run(setTranslation, { ...text, language: 'en', value: 'Come' });
  editing.run(setTranslation, { ...text, language: 'de', value: 'Kommen Sie' });
  const shown = (layer: 'hr' | 'en' | 'de') => {
    const [placement, master] = ['place-1', 'shared-1'].map((id) => editing.nodes.get(id));
    if (!placement || !master) throw new Error('no placement');
    const options = placedOptions(placement, master, editing.blocks, layer);
    return options.ok ? options.value : {};
  };
  const write = (layer: 'hr' | 'en', title: string) =>
    editing.run(setOptions, { id: 'place-1', layer, options: { ...shown(layer), title } });
  const titles = () => (['hr', 'en', 'de'] as const).map((layer) => shown(layer).title);
  return { editing, write, titles };
}

test('overriding a text in one language leaves the other languages as in the shared element · EDIT-16', () => {
  const { write, titles } = open();
  expect(write('en', 'Come here').ok).toBe(true);
  expect(titles()).toEqual(['Dođite', 'Come here', 'Kommen Sie']);
  expect(write('hr', 'Ovamo').ok).toBe(true);
  expect(titles()).toEqual(['Ovamo', 'Come here', 'Kommen Sie']);
});

test('an override is removed in all languages, and undo restores it · EDIT-16', () => {
  const { editing, write, titles } = open();
  write('hr', 'Ovamo');
  write('en', 'Come here');
  expect(editing.run(resetOverride, { id: 'place-1', path: 'title' }).ok).toBe(true);
  expect(titles()).toEqual(['Dođite', 'Come', 'Kommen Sie']);
  expect(editing.nodes.get('place-1')?.options).toEqual({});
  editing.undo();
  expect(titles().slice(0, 2)).toEqual(['Ovamo', 'Come here']);
});

test('a field follows the shared element and gets its own texts back in all languages · EDIT-16', () => {
  const { editing, write, titles } = open();
  const field = { id: 'place-1', path: 'title' };
  write('hr', 'Ovamo');
  write('en', 'Come here');
  const own = titles();
  const before = editing.nodes.get('place-1');
  editing.run(resetOverride, field);
  expect(titles()).toEqual(['Dođite', 'Come', 'Kommen Sie']);
  editing.run(setField, { id: 'shared-1', layer: 'hr', path: 'title', value: 'Svratite' });
  expect(titles()[0]).toBe('Svratite');
  const back = editing.run(keepOwn, field);
  expect(back.ok && back.value.label.key).toBe('commands.keepOwn');
  expect(titles()).toEqual(own);
  expect(editing.nodes.get('place-1')).toEqual({ ...before, pending: {} });
});

test('a field that keeps the shared text as its own no longer follows the shared element · EDIT-16', () => {
  const { editing, titles } = open();
  expect(editing.run(keepOwn, { id: 'place-1', path: 'title' }).ok).toBe(true);
  expect(titles()).toEqual(['Dođite', 'Come', 'Kommen Sie']);
  editing.run(setField, { id: 'shared-1', layer: 'hr', path: 'title', value: 'Svratite' });
  editing.run(setTranslation, {
    id: 'shared-1',
    language: 'en',
    path: 'title',
    value: 'Drop in',
  });
  expect(titles()).toEqual(['Dođite', 'Come', 'Kommen Sie']);
  const closed = editing.run(keepOwn, { id: 'place-1', path: 'text' });
  expect(closed).toMatchObject({ ok: false, error: { code: 'blockShared' } });
});

test('a value stashed under a newer version of the block, or of a field closed since, is not restored · EDIT-16', () => {
  const { editing, write, titles } = open();
  const field = { id: 'place-1', path: 'title' };
  write('hr', 'Ovamo');
  editing.run(resetOverride, field);
  const placement = editing.nodes.get('place-1');
  const text = JSON.stringify(placement?.linkMeta).replace(/"version":\d+/, '"version":99');
  if (placement) {
    editing.receive(new Map([['place-1', { ...placement, linkMeta: JSON.parse(text) }]]));
  }
  editing.run(keepOwn, field);
  expect(titles()[0]).toBe('Dođite');
  editing.undo();
  editing.run(setOpened, { id: 'shared-1', opened: [] });
  expect(editing.run(keepOwn, field)).toMatchObject({ error: { code: 'blockShared' } });
});

test('a field that is not opened stays closed in every language · EDIT-16', () => {
  const { editing } = open();
  const options = { title: 'Dođite', text: 'Moje', emblem: '', pattern: false, actions: [] };
  for (const layer of ['hr', 'en'] as const) {
    const refused = editing.run(setOptions, { id: 'place-1', layer, options });
    expect(refused).toMatchObject({ ok: false, error: { code: 'blockShared' } });
  }
});

test('invalid input at a placement is pending there, and the page shows the last valid value · EDIT-16', () => {
  const { editing, write, titles } = open();
  write('hr', 'Ovamo');
  const long = 'x'.repeat(2000);
  expect(write('hr', long).ok).toBe(true);
  const typed = () => {
    const node = editing.nodes.get('place-1');
    return node && typedOptions(editing, node, 'hr').title;
  };
  expect(typed()).toBe(long);
  expect(titles()[0]).toBe('Ovamo');
  expect(editing.nodes.get('place-1')?.options).toEqual({ title: 'Ovamo' });
  editing.run(setField, { id: 'place-1', layer: 'hr', path: 'title', value: 'Amo' });
  expect([typed(), titles()[0]]).toEqual(['Amo', 'Amo']);
  expect(editing.nodes.get('place-1')?.pending).toEqual({});
});

test('changing a list item at a placement leaves its neighbours and the shared element unchanged · EDIT-16', () => {
  const { editing } = open();
  const action = (id: string) => ({ id, label: id, target: 'screen:home' });
  const actions = ['jedan', 'dva'].map(action);
  editing.run(setField, { id: 'shared-1', layer: 'hr', path: 'actions', value: actions });
  editing.run(setOpened, { id: 'shared-1', opened: ['actions'] });
  const path = 'actions/dva/label';
  expect(
    editing.run(setField, { id: 'place-1', layer: 'hr', path, value: 'Samo ovdje' }),
  ).toMatchObject({ ok: true });
  expect(editing.nodes.get('place-1')?.options).toEqual({
    actions: [action('jedan'), { ...action('dva'), label: 'Samo ovdje' }],
  });
  expect(editing.nodes.get('shared-1')?.options.actions).toEqual(actions);
});

test('a placement whose overrides break the schema cannot be added to the page', () => {
  const { editing } = open();
  const block = { handler: 'call-to-action', master: 'shared-1', options: { title: 7 } };
  const args = { slotKey: 'page:1', index: 0, blocks: [block] };
  expect(editing.run(pasteNodes, args)).toMatchObject({
    error: { code: 'blockOptionsInvalid' },
  });
});

test('an item added at a placement in English has no Croatian text, and the other items keep their texts · EDIT-16', () => {
  const options = { title: 'Pitanja', items: [{ id: 'one', title: 'Prvo', text: noText }] };
  const shared = blockNode({
    id: 'shared-1',
    handler: 'accordion',
    document: 'shared:shared-1',
    opened: ['items'],
    options,
    translations: { en: { 'items/one/title': 'First' }, de: { 'items/one/title': 'Erstes' } },
  });
  const placement = blockNode({
    id: 'place-1',
    handler: 'accordion',
    options: {},
    master: 'shared-1',
  });
  const editing = startEditing({ nodes: [shared, placement] });
  const titles = (layer: 'hr' | 'en' | 'de') => {
    const node = editing.nodes.get('place-1') ?? placement;
    const shown = placedOptions(node, shared, editing.blocks, layer);
    const items = shown.ok ? (shown.value.items as readonly JsonObject[]) : [];
    return items.map(({ title }) => title);
  };
  const items = [
    { id: 'one', title: 'First', text: noText },
    { id: 'two', title: 'Second', text: noText },
  ];
  editing.run(setOptions, { id: 'place-1', layer: 'en', options: { ...options, items } });
  expect([titles('hr'), titles('en'), titles('de')]).toEqual([
    ['Prvo', ''],
    ['First', 'Second'],
    ['Erstes', ''],
  ]);
});

const noText = { type: 'doc', content: [] };

test('a placement has its own texts on phones in each language, and none on wider screens · EDIT-16', () => {
  const { editing, titles } = open();
  const field = { id: 'place-1', path: 'title' } as const;
  const onPhones = () =>
    (['mobile', 'mobile-en', 'mobile-de'] as const).map((layer) => {
      const placement = editing.nodes.get('place-1');
      return placement && typedOptions(editing, placement, layer).title;
    });
  expect(editing.run(setField, { ...field, layer: 'mobile-en', value: 'Come, now' }).ok).toBe(true);
  expect(onPhones()).toEqual(['Dođite', 'Come, now', 'Kommen Sie']);
  expect(editing.run(setField, { ...field, layer: 'mobile', value: 'Ovamo' }).ok).toBe(true);
  expect(onPhones()).toEqual(['Ovamo', 'Come, now', 'Ovamo']);
  expect(titles()).toEqual(['Dođite', 'Come', 'Kommen Sie']);
  expect(editing.nodes.get('place-1')).toMatchObject({
    options: {},
    mobileOptions: { title: 'Ovamo' },
    translations: { en: { '~mobile/title': 'Come, now' } },
  });
  editing.run(setField, { ...field, layer: 'mobile', value: 'Dođite' });
  expect(editing.nodes.get('place-1')?.mobileOptions).toEqual({});
});
