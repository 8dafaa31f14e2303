import messages from 'virtual:messages/editor/back-office/orders';
import { expect, test } from 'vitest';
import { textsIn } from '#schemas/languages.ts';
import { eventReason } from './event-reason.ts';

const texts: Readonly<Record<string, string>> = textsIn(messages, 'en');

test.each([
  ['goods packed', texts['reason.packed']],
  ['payment needs review: double', 'Needs attention: paid twice'],
  ['payment needs a look: late', 'Needs attention: paid after cancellation'],
  ['another try: COD', `${texts['reason.again']}: ${texts['type.COD']}`],
  ['payment refused by the bank', texts['reason.payment']],
  ['a reason of an import', 'a reason of an import'],
])('the reason “%s” is shown as “%s”', (reason, shown) => {
  expect(eventReason(reason, (key) => texts[key] ?? key)).toBe(shown);
});
