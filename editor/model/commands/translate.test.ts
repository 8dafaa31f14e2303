import { describe, expect, it } from 'vitest';
import { withExampleTexts } from '#schemas/editing/example-texts.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { keepExample, setTranslation, startTranslation } from './translate.ts';

function open(given: Partial<EditNode> = {}) {
  const options = { title: 'Bura', text: 'Puše', emblem: '', pattern: false, actions: [] };
  const node = blockNode({ id: 'a', handler: 'call-to-action', options, ...given });
  const editing = startEditing({ nodes: [node] });
  const now = () => editing.nodes.get('a') ?? node;
  const write = (path: string, value: string | null | number, language: 'en' | 'de' = 'en') =>
    editing.run(setTranslation, { id: 'a', language, path, value });
  return { editing, now, write };
}

describe('a translation', () => {
  it('is stored with the fingerprint of its original, beside the others · EDIT-15', () => {
    const { now, write } = open({ translations: { de: { title: 'Bora' } } });
    write('title', 'Wind');
    write('text', 'It blows');
    expect(now().translations).toEqual({
      de: { title: 'Bora' },
      en: { title: 'Wind', text: 'It blows' },
    });
    expect(now().sources.en).toEqual({ title: fingerprint('Bura'), text: fingerprint('Puše') });
  });

  it('is removed, and the others stay', () => {
    const { now, write } = open();
    write('title', 'Wind');
    write('text', 'It blows');
    write('title', null);
    expect(now().translations.en).toEqual({ text: 'It blows' });
    expect(now().sources.en).toEqual({ text: fingerprint('Puše') });
  });

  it('that breaks a rule is stored as typed, for its width', () => {
    const { now, write } = open();
    const long = 'x'.repeat(5000);
    expect(write('title', long).ok).toBe(true);
    expect(now().pending.en).toMatchObject({ title: long, text: 'Puše' });
    expect(now().translations.en ?? {}).toEqual({});
    write('~mobile/title', long, 'de');
    expect(now().pending['mobile-de']).toMatchObject({ title: long });
  });

  it('of a missing text is refused', () => {
    const { editing, write } = open();
    expect(write('gone', 'x')).toMatchObject({ error: { code: 'notFound' } });
    const other = { id: 'gone', language: 'en', path: 'title', value: 'x' } as const;
    expect(editing.run(setTranslation, other)).toMatchObject({ error: { code: 'notFound' } });
  });

  it('is named in the history', () => {
    const { editing, write } = open();
    const name = editing.blocks['call-to-action']?.labels.hr?.name;
    const result = write('title', 'Wind');
    expect(result.ok && result.value.label).toEqual({
      key: 'commands.translate',
      params: { name },
    });
  });
});

describe('an example', () => {
  const marked = withExampleTexts({}, 'hr', { title: 'Bura', text: 'Puše' });

  it('that is accepted is a text of the page, the others stay examples', () => {
    const { editing, now } = open({ linkMeta: marked });
    const result = editing.run(keepExample, { id: 'a', language: 'hr', path: 'title' });
    expect(now().linkMeta).toEqual(withExampleTexts({}, 'hr', { text: 'Puše' }));
    expect(result.ok && result.value.label.key).toBe('commands.keepExample');
    const gone = editing.run(keepExample, { id: 'gone', language: 'hr', path: 'title' });
    expect(gone).toMatchObject({ error: { code: 'notFound' } });
  });

  it('that is overwritten in a language is no longer an example there', () => {
    const examples = withExampleTexts({}, 'en', { title: 'Wind' });
    const { now, write } = open({ linkMeta: examples, translations: { en: { title: 'Wind' } } });
    write('title', 'Wind');
    expect(now().linkMeta).toEqual({ exampleTexts: { en: {} } });
  });
});

describe('a started translation', () => {
  it('copies the original where a text is missing, and nothing else · EDIT-15', () => {
    const { editing, now } = open({ translations: { en: { title: 'Wind' } } });
    const ids = ['a', 'gone'];
    const result = editing.run(startTranslation, { ids, language: 'en' });
    expect(now().translations.en).toEqual({ title: 'Wind', text: 'Puše' });
    expect(now().sources.en).toEqual({ text: fingerprint('Puše') });
    expect(result.ok && result.value.label).toEqual({
      key: 'commands.startTranslation',
      params: { language: 'en' },
    });
    const again = editing.run(startTranslation, { ids, language: 'en' });
    expect(again.ok && again.value.changes).toEqual([]);
  });
});
