import { expect, test } from 'vitest';
import { isVisible } from '#runtime/page/visibility.ts';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { nextVisibilityChanges, viewerAs } from './preview-as.ts';

const now = new Date('2026-06-01T10:00:00.000Z');
const user = { id: 1, firstName: 'Ana' } as never;
const viewer = { language: 'hr', now, user } as const;

test('shows what is visible at another time and to a guest', () => {
  const christmas = { meta: { from: '2026-12-24T08:00:00.000Z' } };
  const guests = { meta: { audience: 'guests' as const } };
  const later = viewerAs(viewer, { at: '2026-12-24T08:00:00.000Z', isGuest: false });
  const guest = viewerAs(viewer, { at: null, isGuest: true });
  expect([viewer, later, guest].map((each) => isVisible(christmas, each))).toEqual([
    false,
    true,
    false,
  ]);
  expect([viewer, later, guest].map((each) => isVisible(guests, each))).toEqual([
    false,
    false,
    true,
  ]);
  expect(viewerAs(viewer, null)).toBe(viewer);
});

test('lists future instants at which something appears or disappears, the next one first', () => {
  const meta = { from: '2026-12-24T08:00:00.000Z', until: '2027-01-06T00:00:00.000Z' };
  const past = { from: '2026-05-01T00:00:00.000Z' };
  const { nodes } = startEditing({
    nodes: [
      blockNode({ id: 'a', order: 'a', meta }),
      blockNode({ id: 'b', order: 'b', meta: { until: '2026-12-24T08:00:00.000Z' } }),
      blockNode({ id: 'c', order: 'c', meta: past }),
      blockNode({ id: 'd', order: 'd' }),
    ],
  });
  const changes = nextVisibilityChanges(nodes, now.getTime());
  expect(changes.map(({ at, nodes: changed }) => [at, changed.map(({ id }) => id)])).toEqual([
    ['2026-12-24T08:00:00.000Z', ['a', 'b']],
    ['2027-01-06T00:00:00.000Z', ['a']],
  ]);
});
