import { describe, expect, it } from 'vitest';
import { visitorOf } from './preview-page-payload.ts';

const ana = {
  id: 7,
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Anić',
  memberCardBarcode: '1',
  isBackofficeUser: false,
};

describe('visitorOf', () => {
  it('is the visitor named in the fixture · DEV-13', () => {
    expect(visitorOf('stored', { user: ana, wishlist: [3] })).toEqual({
      user: ana,
      cart: null,
      wishlist: [3],
      cookieChoice: 'all',
    });
  });

  it('removes the user for a guest and keeps the rest', () => {
    expect(visitorOf('guest', { user: ana, wishlist: [3] })).toMatchObject({
      user: null,
      wishlist: [3],
    });
  });

  it('adds a customer where the fixture has none', () => {
    expect(visitorOf('customer').user).not.toBeNull();
    expect(visitorOf('customer', { user: ana }).user).toEqual(ana);
  });
});
