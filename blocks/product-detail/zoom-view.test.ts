import { describe, expect, it } from 'vitest';
import { fitting, follow, gripOf, panBy, zoomAt } from './zoom-view.ts';

const frame = { width: 400, height: 200 };
const middle = { x: 0, y: 0 };

describe('a zoomed picture', () => {
  it('keeps the point under the pointer in place', () => {
    const view = zoomAt(fitting, 2, { x: 100, y: 50 }, frame);
    expect(view).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomAt(view, 0.5, { x: 100, y: 50 }, frame)).toEqual(fitting);
  });

  it('is never smaller than its frame nor larger than five times', () => {
    expect(zoomAt(fitting, 0.1, middle, frame)).toEqual(fitting);
    expect(zoomAt(fitting, 100, middle, frame).scale).toBe(5);
  });

  it('cannot be moved past its edge', () => {
    const view = zoomAt(fitting, 2, middle, frame);
    expect(panBy(view, { x: 9999, y: -9999 }, frame)).toEqual({ scale: 2, x: 200, y: -100 });
    expect(panBy(fitting, { x: 50, y: 50 }, frame)).toEqual(fitting);
  });

  it('grows with the distance of two fingers, around their middle', () => {
    const before = gripOf([
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ]);
    const now = gripOf([
      { x: -30, y: 0 },
      { x: 30, y: 0 },
    ]);
    expect(follow(fitting, before, now, frame)).toEqual({ scale: 3, x: 0, y: 0 });
  });

  it('follows one finger', () => {
    const view = zoomAt(fitting, 3, middle, frame);
    const moved = follow(view, gripOf([{ x: 0, y: 0 }]), gripOf([{ x: 30, y: -20 }]), frame);
    expect(moved).toEqual({ scale: 3, x: 30, y: -20 });
  });
});
