import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import footer from '#blocks/footer-section/fixtures/current.json' with { type: 'json' };
import header from '#blocks/header-section/fixtures/current.json' with { type: 'json' };
import type { JsonObject } from '#schemas/document/element.ts';
import { blockNode } from '#tests/support/editing.ts';
import { stageEditor } from '#tests/support/editor-stage.tsx';

interface BlockExample {
  readonly options: JsonObject;
  readonly data: unknown;
}

const examples = {
  'header-section': header,
  'footer-section': footer,
} as const;

test.each([
  ['header-section', 'EDIT-03', 'tagline', /^Podnaslov logotipa/],
  ['footer-section', 'EDIT-04', 'motto', /^Geslo/],
] as const)(
  'a text of the %s that is typed in its form is on the page at once · %s: %s',
  async (handler, _, path, label) => {
    const { options, data } = examples[handler] as unknown as BlockExample;
    const node = blockNode({ id: 'it', handler });
    const { editing, page, canvas } = stageEditor({
      editing: { nodes: [{ ...node, options: { ...node.options, ...options } }] },
      ui: { right: 'inspector' },
    });
    canvas.data.set({ it: { data, error: null } });
    editing.select(['it']);
    await screen.getByRole('textbox', { name: label }).fill('Vjetar u leđa');
    await expect.poll(() => editing.nodes.get('it')?.options[path]).toBe('Vjetar u leđa');
    await expect.poll(() => page.textContent).toContain('Vjetar u leđa');
  },
);
