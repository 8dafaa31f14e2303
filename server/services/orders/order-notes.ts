import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { isSitePath } from '#schemas/rules/site-path.ts';

const limits = { giftMessage: 2000, orderMessage: 2000, to: 200, from: 200 } as const;
type NoteField = keyof typeof limits;
export type OrderNotes = Partial<Record<NoteField | 'successURL' | 'failureURL', string>>;

/** Reads messages as plain text, and accepts only return addresses within the site. */
export function readNotes(input: EndpointInput<'checkout.createOrder'>): Result<OrderNotes> {
  const notes: OrderNotes = {};
  for (const [field, max] of Object.entries(limits) as [NoteField, number][]) {
    const text = plainText(input[field] ?? '');
    if ([...text].length > max) return fail('maxLength', { field, params: { max } });
    if (text !== '') notes[field] = text;
  }
  for (const field of ['successURL', 'failureURL'] as const) {
    const path = input[field] ?? '';
    if (path === '') continue;
    if (!isSitePath(path)) return fail('redirectNotAllowed', { field });
    notes[field] = path;
  }
  return ok(notes);
}

/** Keeps line breaks and removes other control characters. */
function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
}
