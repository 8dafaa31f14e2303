import { describe, expect, it } from 'vitest';
import { fixtureFile } from './fixture-file.ts';

describe('fixtureFile', () => {
  it('contains the current options and the rest of the fixture · DEV-13', () => {
    const stored = {
      options: { title: 'Prije' },
      data: { products: [1] },
      session: { user: null },
    };
    const file = fixtureFile(stored, { title: 'Poslije' }, { version: 1 });
    expect(JSON.parse(file)).toEqual({ ...stored, options: { title: 'Poslije' } });
    expect(file.endsWith('}\n')).toBe(true);
  });

  it('names the version of the block unless it is the first', () => {
    const file = fixtureFile({ version: 1, options: {} }, { title: 'Novo' }, { version: 3 });
    expect(JSON.parse(file)).toEqual({ version: 3, options: { title: 'Novo' } });
  });
});
