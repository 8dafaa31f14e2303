import { describe, expect, it } from 'vitest';
import { switchBranch } from './switch-branch.ts';

const picture = {
  properties: {
    kind: { const: 'picture' },
    caption: { type: 'string' },
    size: { type: 'string', default: 'wide' },
    length: { type: 'string' },
  },
};
const film = {
  properties: {
    kind: { const: 'film' },
    caption: { type: 'string' },
    length: { type: 'integer' },
    loop: { type: 'boolean', default: true },
  },
};

describe('switchBranch', () => {
  it('keeps shared fields and sets the tag', () => {
    const value = { kind: 'picture', caption: 'More', size: 'wide', length: '5 m' };
    expect(switchBranch(value, picture, film)).toEqual({
      kind: 'film',
      caption: 'More',
      loop: true,
    });
  });

  it('keeps fields beside the branches', () => {
    const value = { id: 'a', kind: 'film', caption: 'More' };
    expect(switchBranch(value, film, picture, { id: { type: 'string' } })).toEqual({
      id: 'a',
      kind: 'picture',
      caption: 'More',
      size: 'wide',
    });
  });

  it('starts empty in a branch that is not an object', () => {
    expect(switchBranch({ a: 1 }, film, { type: 'null' })).toBe(null);
    expect(switchBranch(null, { type: 'null' }, { type: 'string' })).toBe('');
  });
});
