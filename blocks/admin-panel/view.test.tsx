import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
import current from './fixtures/current.json' with { type: 'json' };

const section = (name: string, isPublishing: boolean) =>
  renderBlock('admin-panel', {
    language: 'en',
    options: { section: name },
    data: { ...current.data, isPublishing },
  });

test.each(['home', 'consents', 'templates'])(
  '“%s” says that a publication is running, only while it is · ADMIN-10',
  async (name) => {
    expect(await section(name, true)).toMatch(/role="status">.*Publishing is under way/);
    expect(await section(name, false)).not.toContain('Publishing is under way');
  },
);
