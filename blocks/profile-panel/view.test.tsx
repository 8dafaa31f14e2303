import { expect, test } from 'vitest';
import { renderBlock } from '#tests/support/render-block.tsx';
// Renders the parts that browsers load later.
import './data.ts';
import fixture from './fixtures/current.json' with { type: 'json' };

test('a customer has profile, password, wish list, orders and logout · PROFILE-01 PROFILE-02 PROFILE-03 PROFILE-04 PROFILE-05 PROFILE-06', async () => {
  const html = await renderBlock('profile-panel');
  expect(html).toContain('Dobar dan, Lucija');
  for (const [name, value] of [
    ['firstName', 'Lucija'],
    ['lastName', 'Marić'],
    ['email', 'lucija@example.com'],
  ]) {
    expect(html).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
  }
  for (const command of ['profile.update', 'password.change', 'auth.logout', 'wishlist.toggle']) {
    expect(html).toContain(`value="${command}"`);
  }
  for (const name of ['oldPassword', 'newPassword', 'newPasswordAgain']) {
    expect(html).toContain(`name="${name}"`);
  }
  expect(html).toMatch(/[1-9]\d* narudžb/);
});

test('name and email of the profile and the three passwords are required · PROFILE-08 PROFILE-09 PROFILE-10 PWD-02 PWD-03 PWD-05', async () => {
  const html = await renderBlock('profile-panel');
  const [profile = '', passwords = ''] = ['profile.update', 'password.change'].map((command) =>
    html.split('<form').find((form) => form.includes(`value="${command}"`)),
  );
  for (const name of ['firstName', 'lastName', 'email']) {
    expect(profile).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*required)`));
  }
  for (const name of ['oldPassword', 'newPassword', 'newPasswordAgain']) {
    expect(passwords).toMatch(
      new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*type="password")(?=[^>]*required)`),
    );
  }
});

test.each([
  ['staff', null, true],
  ['a customer with a password', { ...fixture.data.social, hasPassword: true }, true],
  [
    'a customer who only logs in with a provider',
    { ...fixture.data.social, hasPassword: false },
    false,
  ],
] as const)(
  '%s changes the password here, or is sent a link for the first one · PROFILE-03 PWD-08',
  async (_, social, hasFields) => {
    const html = await renderBlock('profile-panel', { data: { ...fixture.data, social } });
    for (const name of ['oldPassword', 'newPassword', 'newPasswordAgain']) {
      expect(html.includes(`name="${name}"`), name).toBe(hasFields);
    }
    expect(html.includes('value="password.change"')).toBe(hasFields);
    const forgot = html.split('<form').filter((form) => form.includes('value="password.forgot"'));
    const { email } = fixture.session.user;
    expect(forgot.map((form) => /name="email"[^>]*value="([^"]*)"/.exec(form)?.[1])).toEqual(
      hasFields ? [] : [email],
    );
  },
);

test('a product that was just taken off the wish list is no longer shown · WISH-10 PROFILE-04', async () => {
  const [left, taken] = fixture.data.wishes;
  const html = await renderBlock('profile-panel', { session: { wishlist: [left?.id ?? 0] } });
  expect(html).toContain(`/produkt/${left?.slug}"`);
  expect(html).not.toContain(`/produkt/${taken?.slug}"`);
  expect(html).toContain('1 proizvod<');
});

test('each product of the wish list is a link with its price and a form that removes it · WISH-10 PROFILE-04', async () => {
  const { wishlist } = fixture.session;
  const wishes = fixture.data.wishes.filter(({ id }) => wishlist.includes(id));
  const html = await renderBlock('profile-panel', { language: 'en' });
  const forms = html.split('<form').filter((form) => form.includes('value="wishlist.toggle"'));
  const removed = forms.map((form) => /name="productId"[^>]*value="(\d+)"/.exec(form)?.[1]);
  expect(wishes).toHaveLength(wishlist.length);
  expect(removed).toEqual(wishes.map(({ id }) => `${id}`));
  for (const { slug, name } of wishes) {
    expect(html).toMatch(new RegExp(`<a [^>]*href="/en/product/${slug}"[^>]*>[^<]*${name}`));
  }
  const section = html.split('id="wishes"')[1]?.split('</section>')[0] ?? '';
  expect(section.match(/\d\.\d\d/g)?.length ?? 0).toBeGreaterThanOrEqual(wishes.length);
});

test('the profile changes one’s own reviews while the site allows it, with stars and text as it asks · REVIEW-01 REVIEW-02 REVIEW-06', async () => {
  const { reviews: own } = fixture.data;
  const formsOf = async (change: object) => {
    const reviews = { ...own, reviews: own.reviews.map((review) => ({ ...review, ...change })) };
    const html = await renderBlock('profile-panel', { data: { ...fixture.data, reviews } });
    return html.split('<form').filter((form) => form.includes('value="comment.update"'));
  };
  const forms = await formsOf({ canEdit: true });
  expect(forms.map((form) => /name="id"[^>]*value="(\d+)"/.exec(form)?.[1])).toEqual(
    own.reviews.map(({ id }) => `${id}`),
  );
  const [review, comment] = own.reviews;
  expect(forms[0]).toContain(`${review?.comment}</textarea>`);
  expect(forms[0]).toMatch(/<input(?=[^>]*name="rating")(?=[^>]*required)/);
  expect(forms[0]).toMatch(/<textarea(?=[^>]*name="comment")(?=[^>]*required)/);
  expect(forms[1]).toContain(`${comment?.comment}</textarea>`);
  expect(forms[1]).not.toContain('name="rating"');
  expect(await formsOf({ canEdit: false })).toEqual([]);
});

test('the text of each consent keeps its markup · CONSENT-04', async () => {
  const { consents } = fixture.data;
  const displayName = '<p>Prihvaćam <a href="/uvjeti">uvjete</a>.</p>';
  const own = { ...consents.own, consents: [{ ...consents.own.consents[0], displayName }] };
  const html = await renderBlock('profile-panel', {
    data: { ...fixture.data, consents: { ...consents, own } },
  });
  expect(html).toContain('Prihvaćam <a href="/uvjeti">uvjete</a>.');
  expect(html).not.toContain('&lt;');
});

test('a visitor sees the forms in the panel, or links to them · PROFILE-07', async () => {
  const out = { session: { user: null, wishlist: [] }, data: { wishes: [], orders: null } };
  const ways = await renderBlock('profile-panel', out);
  expect(ways).toContain('href="/prijava"');
  expect(ways).toContain('href="/registracija"');
  const forms = [<form key="in" id="login" />, <form key="new" id="register" />];
  const filled = await renderBlock('profile-panel', { ...out, slots: { guest: forms } });
  expect(filled).toContain('<form id="login"></form><form id="register"></form>');
  for (const html of [ways, filled]) expect(html).not.toContain('profile.update');
});
