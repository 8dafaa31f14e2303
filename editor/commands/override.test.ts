import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { placedOptions } from '../document/options.ts';
import { resetOverride } from './override.ts';
import { setField, setOptions } from './set-options.ts';
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

test('a text replaced at a placement in one language leaves the others as the shared element has them · EDIT-16', () => {
  const { write, titles } = open();
  expect(write('en', 'Come here').ok).toBe(true);
  expect(titles()).toEqual(['Dođite', 'Come here', 'Kommen Sie']);
  expect(write('hr', 'Ovamo').ok).toBe(true);
  expect(titles()).toEqual(['Ovamo', 'Come here', 'Kommen Sie']);
});

test('an override is taken off in all languages, and undo brings it back · EDIT-16', () => {
  const { editing, write, titles } = open();
  write('hr', 'Ovamo');
  write('en', 'Come here');
  expect(editing.run(resetOverride, { id: 'place-1', path: 'title' }).ok).toBe(true);
  expect(titles()).toEqual(['Dođite', 'Come', 'Kommen Sie']);
  expect(editing.nodes.get('place-1')?.options).toEqual({});
  editing.undo();
  expect(titles().slice(0, 2)).toEqual(['Ovamo', 'Come here']);
});

test('what is not opened stays closed in every language · EDIT-16', () => {
  const { editing } = open();
  const options = { title: 'Dođite', text: 'Moje', flag: '', isobaths: false, actions: [] };
  for (const layer of ['hr', 'en'] as const) {
    const refused = editing.run(setOptions, { id: 'place-1', layer, options });
    expect(refused).toMatchObject({ ok: false, fault: { code: 'blockShared' } });
  }
});
