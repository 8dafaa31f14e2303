import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blockNode } from '#tests/support/editing.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { axeViolations } from '../../chrome/dialogs/axe-violations.ts';
import { shareNode } from '../../model/commands/share.ts';

const hero = blockNode({
  id: 'hero-1',
  handler: 'hero',
  options: { title: '', lead: '' },
  linkMeta: {
    placeholders: {
      title: { hr: 'Ovdje napišite naslov', en: 'Write the title here' },
      lead: { hr: 'Ovdje napišite uvod' },
    },
  },
});

function stage(language: 'hr' | 'en' = 'hr') {
  const ports = stageEditor({ editing: { nodes: [hero], language }, ui: { right: 'inspector' } });
  const heading = () => ports.page.querySelector<HTMLElement>('[data-id="hero-1"] h1');
  return { ...ports, heading, title: () => ports.editing.nodes.get('hero-1')?.options.title };
}

test('a prompt is marked, replaced by typed text, and restored when the text is empty', async () => {
  const { heading, title, editing } = stage();
  await expect.poll(() => heading()?.textContent).toBe('Ovdje napišite naslov');
  await expect.poll(() => heading()?.hasAttribute('data-prompt')).toBe(true);
  expect(title()).toBe('');
  await userEvent.dblClick(page.elementLocator(heading() as HTMLElement));
  await expect.poll(() => heading()?.dataset.ghost).toBe('Ovdje napišite naslov');
  expect(heading()?.textContent).toBe('');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => heading()?.textContent).toBe('Ovdje napišite naslov');
  expect(editing.history.getState().entries).toHaveLength(0);
  await userEvent.dblClick(page.elementLocator(heading() as HTMLElement));
  await expect.poll(() => heading()?.dataset.ghost).toBeDefined();
  await userEvent.keyboard('Bura');
  await expect.poll(title).toBe('Bura');
  await userEvent.keyboard('{Tab}');
  const lead = () => document.querySelector<HTMLElement>('[data-editing-text]');
  await expect.poll(() => lead()?.dataset.ghost).toBe('Ovdje napišite uvod');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => heading()?.hasAttribute('data-prompt')).toBe(false);
  while (title() !== '') editing.undo();
  await expect.poll(() => heading()?.textContent).toBe('Ovdje napišite naslov');
});

test('prompts are in the language of the page, and text typed there is a translation', async () => {
  const { heading, editing } = stage('en');
  await expect.poll(() => heading()?.textContent).toBe('Write the title here');
  await userEvent.dblClick(page.elementLocator(heading() as HTMLElement));
  await expect.poll(() => heading()?.dataset.ghost).toBeDefined();
  await userEvent.keyboard('North');
  await expect
    .poll(() => editing.nodes.get('hero-1'))
    .toMatchObject({ options: { title: '' }, translations: { en: { title: 'North' } } });
});

test('problems list each field to fill in and link to it, and the form shows its prompt', async () => {
  const { editing, ui } = stage();
  ui.setState({ right: 'problems' });
  const problem = page.getByRole('button', { name: /· Naslov.*Ovdje još treba/ });
  await problem.click();
  const field = page.getByRole('textbox', { name: /^Naslov/ });
  await expect.element(field).toHaveAttribute('placeholder', 'Ovdje napišite naslov');
  await expect.element(field).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await field.fill('Bura');
  await expect
    .element(page.getByRole('button', { name: 'Ostavi prazno: Naslov' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Ostavi prazno: Uvod' }).click();
  await expect
    .poll(() => editing.nodes.get('hero-1')?.linkMeta)
    .toMatchObject({
      placeholders: { title: {} },
    });
  ui.setState({ right: 'problems' });
  await expect.element(problem).not.toBeInTheDocument();
});

test('on a template each text, picture and link has a switch that marks it', async () => {
  const template = { key: 'template:7', kind: 'template', title: { hr: 'Priča' } } as const;
  const document = {
    ...template,
    description: {},
    slugs: { hr: 'prica' },
    languages: ['hr'] as const,
    publishedAt: null,
    changed: false,
    uses: 0,
    isScreen: false,
  };
  const node = { ...hero, document: template.key, linkMeta: {} };
  const { editing } = stageEditor({
    editing: { nodes: [node], documents: [document] },
    ui: { right: 'inspector' },
  });
  editing.select(['hero-1']);
  const toggle = page.getByRole('button', { name: 'Mjesto za unos: Naslov', exact: true });
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(editing.nodes.get('hero-1')).toMatchObject({
    options: { title: 'Ovdje napišite: Naslov' },
    translations: {
      en: { title: 'Write here: Title' },
      de: { title: 'Hier schreiben: Überschrift' },
    },
    linkMeta: { placeholders: { title: {} } },
  });
  expect(await axeViolations()).toEqual([]);
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  const reported = page.getByText('Zajednički element jednak je na svim stranicama');
  expect(reported.query()).toBeNull();
  editing.run(shareNode, { id: 'hero-1', title: 'Svugdje' });
  await expect.element(reported).toBeVisible();
});

test('a prompt in rich text is not content: typed text replaces it', async () => {
  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const prompt = { type: 'doc', content: [line('Ovdje opišite izložbu.')] };
  const text = blockNode({
    id: 'text-1',
    handler: 'rich-text',
    options: { text: { type: 'doc', content: [] } },
    linkMeta: { placeholders: { text: { hr: prompt } } },
  });
  const { page: root, editing } = stageEditor({ editing: { nodes: [text] } });
  const prose = () => root.querySelector<HTMLElement>('[data-id="text-1"] .prose[data-prompt]');
  await expect.poll(() => prose()?.textContent).toBe('Ovdje opišite izložbu.');
  const stored = () => JSON.stringify(editing.nodes.get('text-1')?.options.text);
  const open = async () => {
    await userEvent.keyboard('{Enter}');
    const writing = () => root.querySelector('.ProseMirror');
    await expect.poll(() => writing()?.textContent).toBe('');
    expect(writing()?.closest('[data-prompt]')).toBeNull();
  };
  await userEvent.click(page.elementLocator(prose() as HTMLElement));
  await expect.poll(() => editing.selection.getState().ids).toEqual(['text-1']);
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => prose()?.checkVisibility()).toBe(true);
  expect(stored()).toBe('{"type":"doc","content":[]}');
  await open();
  await userEvent.keyboard('Jedra');
  await expect.poll(stored).toContain('Jedra');
  expect(stored()).not.toContain('Ovdje');
  await userEvent.keyboard('{Escape}');
  await expect.poll(prose).toBeNull();
});
