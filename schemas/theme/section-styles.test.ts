import { expect, test } from 'vitest';
import { withSections } from './edit-theme.ts';
import { presets } from './presets/presets.ts';
import { readTheme } from './read-theme.ts';
import { themeSentence } from './theme-errors.ts';
import { sectionsKey } from './theme-file.ts';
import { themeText } from './theme-text.ts';
import { withSectionStyle } from './with-section-style.ts';

const { modern } = presets;
const withKinds = (sections: object) => ({ ...modern, $extensions: { [sectionsKey]: sections } });

const problemsOf = (sections: object) => {
  const read = readTheme(withKinds(sections));
  return 'errors' in read ? read.errors.map(themeSentence) : [];
};

test('a theme sets the style of blocks of a kind, and an empty style removes it', () => {
  const changed = withSections(modern, 'hero', { background: 'warm', style: 'ruled' });
  const read = readTheme(changed);
  expect('theme' in read && read.theme.sections).toEqual({
    hero: { background: 'warm', style: 'ruled' },
  });
  expect(themeText(withSections(changed, 'hero', {}))).toBe(
    themeText({ ...modern, $extensions: modern.$extensions ?? {} }),
  );
});

test('styles that no section could have are refused and named', () => {
  expect(problemsOf({ hero: { space: 'huge' } })).toEqual([
    '`dev.izlog.sections.hero.space` of the theme must be none, small, medium, large.',
  ]);
  expect(problemsOf({ hero: { background: 'blue' } })[0]).toContain('page, surface');
  expect(problemsOf({ hero: { style: '"}body{}' } })).toEqual([
    '`dev.izlog.sections.hero.style` of the theme must be the name of a style.',
  ]);
  expect(problemsOf({ hero: { hidden: true } })).toEqual([
    '`dev.izlog.sections.hero.hidden` of the theme must be one of space, width, background, style.',
  ]);
  expect(problemsOf({ 'Not a block': {} })[0]).toContain('the name of a block');
  expect(problemsOf({ hero: 'warm' })[0]).toContain('an object with');
  expect(problemsOf([])[0]).toContain('an object with names of blocks');
});

test('the choice of an element wins over the style of its kind', () => {
  const styles = { hero: { space: 'large', background: 'warm' } } as const;
  expect(withSectionStyle({ background: 'page', anchor: 'top' }, 'hero', styles)).toEqual({
    space: 'large',
    background: 'page',
    anchor: 'top',
  });
  const own = { space: 'small' } as const;
  expect(withSectionStyle(own, 'teaser', styles)).toBe(own);
});
