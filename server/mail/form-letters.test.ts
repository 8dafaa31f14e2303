import { afterAll, expect, test } from 'vitest';
import { openMailShop } from '#tests/support/mail.ts';

const { shop, server, mailer, close } = await openMailShop();
afterAll(close);

const text = (hr: string, en: string) => ({ hr, en });
const fields = [
  { name: 'topic', label: text('Tema', 'Topic'), type: 'select', options: ['tour', 'talk'] },
  { name: 'days', label: text('Dani', 'Days'), type: 'checkbox', options: ['sat', 'sun'] },
  { name: 'date', label: text('Datum', 'Date'), type: 'date' },
  { name: 'lunch', label: text('Ručak', 'Lunch'), type: 'checkbox' },
  { name: 'people', label: text('Osoba', 'People'), type: 'number' },
];
const labels: Record<string, object> = {
  tour: text('Obilazak', 'Tour'),
  talk: text('Predavanje', 'Talk'),
  sat: text('Subota', 'Saturday'),
  sun: text('Nedjelja', 'Sunday'),
};

test('the mail about an entry follows the form: choices by their labels, dates and ticks in words', async () => {
  const named = fields.map(({ options, ...field }) => ({
    ...field,
    required: false,
    ...(options && { options: options.map((value) => ({ value, label: labels[value] })) }),
  }));
  const { id } = await shop.database.db
    .insertInto('forms')
    .values({
      key: 'obilasci',
      title: JSON.stringify(text('Obilasci', 'Tours')),
      fields: JSON.stringify(named),
      settings: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const data = { topic: 'tour', days: ['sat', 'sun'], date: '2026-12-01', lunch: true, people: 12 };
  await shop.get('form.storeData', { id, data });
  await mailer.send();
  const lines = server.received[0]?.text?.split('\n') ?? [];
  expect(lines.filter((line) => line.includes(': ')).slice(0, 5)).toEqual([
    'Tema: Obilazak',
    'Dani: Subota, Nedjelja',
    'Datum: 1. prosinca 2026.',
    'Ručak: da',
    'Osoba: 12',
  ]);
});
