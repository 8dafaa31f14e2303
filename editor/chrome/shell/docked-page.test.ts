import { expect, test } from 'vitest';
import { coveredInsets, dockedInsets, dockedZoom } from '../../canvas/docked-insets.ts';
import { initialUi } from '../../session/ui/ui-store.ts';

test('open docked panels take space, others overlap it', () => {
  const open = { ...initialUi, left: 'structure', right: 'inspector' } as const;
  expect(dockedInsets(open)).toEqual({ left: 280, right: 360 });
  const covering = { ...open, docked: false };
  expect(dockedInsets(covering)).toEqual({ left: 0, right: 0 });
  expect(coveredInsets(covering)).toEqual({ left: 280, right: 360 });
  expect(dockedInsets({ ...open, left: null })).toEqual({ left: 0, right: 360 });
});

test('the page keeps its layout width between panels', () => {
  const insets = { left: 280, right: 360 };
  const zoom = dockedZoom(1440, insets);
  expect((1440 - insets.left - insets.right) / zoom).toBe(1440);
  expect(dockedZoom(1440, { left: 0, right: 0 })).toBe(1);
});
