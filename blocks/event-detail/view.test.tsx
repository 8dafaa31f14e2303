import { expect, test } from 'vitest';
import type { LoadContext } from '#runtime/block/types.ts';
import { event } from '#schemas/entities/samples/content.ts';
import { fail, ok } from '#schemas/result.ts';
import { renderBlock } from '#tests/support/render-block.tsx';
import { head, load } from './data.ts';
import current from './fixtures/current.json' with { type: 'json' };

const texts = { excerpt: 'Pišemo noću.', body: '<p>Ponesite pero.</p>' };

/** Opens the event at this address; returns its title and what was requested. */
async function openEvent(param: string, list: string | null = null) {
  const requested: unknown[] = [];
  const call = async (name: string, input: { readonly id?: number }) => {
    requested.push([name, input]);
    const { id } = input;
    const found = { ...event, ...texts, id, ticketSlug: null };
    return id === 7 || id === 104 ? ok(found) : fail('notFound');
  };
  const site = { url: 'http://shop.test', hasStore: true };
  const t = (key: string) => key;
  const href = (target: string) => `/${target}`;
  const context = { api: { call }, param, site, language: 'hr', t, href } as unknown as LoadContext;
  return { requested, context, loaded: await load(context, { list }) };
}

test('an event opens by its id · EVENT-01 EVENT-02', async () => {
  const { requested, loaded } = await openEvent('7');
  expect(requested).toEqual([['event.get', { id: 7 }]]);
  expect(loaded).toMatchObject({ ok: true, value: { event: { id: 7, title: event.title } } });
  expect((await openEvent('104')).loaded).toMatchObject({
    ok: true,
    value: { event: { id: 104 } },
  });
  expect((await openEvent('8')).loaded).toEqual(fail('notFound'));
  for (const param of ['regata', '0', '7a']) {
    expect(await openEvent(param)).toMatchObject({ requested: [], loaded: fail('notFound') });
  }
});

test('an event has every field that the server sends · EVENT-02 EVENT-03', async () => {
  const { title, dateFrom, dateTo, location, media } = event;
  const { excerpt, body } = texts;
  const picture = { alt: media?.alt };
  expect((await openEvent('7')).loaded).toMatchObject({
    value: { event: { id: 7, title, excerpt, dateFrom, dateTo, location, picture }, body },
  });
});

test('an event shows title, text, picture, time and place · EVENT-01 EVENT-03', async () => {
  const { event: shown, body } = current.data;
  const html = await renderBlock('event-detail');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${shown.title}</h1>`));
  for (const text of [shown.excerpt, shown.location, body.slice(3, 40)]) {
    expect(html).toContain(text);
  }
  expect(html).toContain(`alt="${shown.picture.alt}"`);
  expect(html).toMatch(
    new RegExp(`<time dateTime="${shown.dateFrom}">subota, 12\\. prosinca, 18:00–23:00<`),
  );
});

test('an event leads to all events, by its path and by a sentence', async () => {
  const html = await renderBlock('event-detail', { language: 'en' });
  expect(html).toMatch(/<nav[^>]*><ol[^>]*><li><a href="\/dogadaji"/);
  expect(html).toMatch(/<a [^>]*href="\/dogadaji"[^>]*><span>See all events</);
  const alone = await renderBlock('event-detail', { data: { ...current.data, list: null } });
  expect(alone).not.toContain('<nav');
});

test('its structured data has the page with all events before it', async () => {
  const crumbsOf = async (list: string | null) => {
    const { context, loaded } = await openEvent('7', list);
    if (!loaded.ok) throw new Error(loaded.error.code);
    return head(loaded.value, context).jsonLd?.find((each) => each['@type'] === 'BreadcrumbList');
  };
  const own = { name: event.title, item: 'http://shop.test/dogadjaj/7' };
  const all = { name: 'event-detail.events', item: 'http://shop.test/page:dogadaji' };
  expect(await crumbsOf('page:dogadaji')).toMatchObject({ itemListElement: [all, own] });
  expect(await crumbsOf(null)).toMatchObject({ itemListElement: [own] });
});
