import { Parser } from 'htmlparser2';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { ProviderForm } from '../gateway.ts';

const limits = { html: 100_000, fields: 100, name: 200, value: 20_000 } as const;

type Attributes = Readonly<Record<string, string>>;

interface FoundForm {
  readonly attributes: Attributes;
  readonly fields: { name: string; value: string }[];
}

/**
 * Returns the only form in a provider's response as data: URL, method and hidden fields. Ignores scripts,
 * handlers, frames and everything else. The URL must be absolute with an allowed origin; no form or several
 * are refused.
 */
export function readForm(html: string, origins: readonly string[]): Result<ProviderForm> {
  const refused = fail('paymentUnavailable');
  if (html.length > limits.html) return refused;
  const [form, ...others] = findForms(html);
  if (!form || others.length > 0 || !fits(form)) return refused;
  const { action = '', method = 'get' } = form.attributes;
  const way = method.toLowerCase();
  if (way !== 'get' && way !== 'post') return refused;
  const address = allowedAddress(action, origins);
  return address ? ok({ action: address, method: way, fields: form.fields }) : refused;
}

/** Returns the URL if a browser would go exactly there: no user part, no other host or scheme. */
export function allowedAddress(text: string, origins: readonly string[]): string | null {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '';
  return isPlain && origins.includes(url.origin) ? url.href : null;
}

function findForms(html: string): FoundForm[] {
  const forms: FoundForm[] = [];
  let open: FoundForm | null = null;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'form') {
        open = { attributes, fields: [] };
        forms.push(open);
      }
      if (tag === 'input' && open) addField(open, attributes);
    },
    onclosetag(tag) {
      if (tag === 'form') open = null;
    },
  });
  parser.end(html);
  return forms;
}

/** Types of inputs that are not sent; the shop's page has its own button. */
const buttons = new Set(['submit', 'button', 'image', 'reset', 'file']);

function addField({ fields }: FoundForm, { type = 'text', name = '', value = '' }: Attributes) {
  if (name !== '' && !buttons.has(type.toLowerCase())) fields.push({ name, value });
}

function fits({ fields }: FoundForm): boolean {
  const isShort = (field: FoundForm['fields'][number]) =>
    field.name.length <= limits.name && field.value.length <= limits.value;
  return fields.length <= limits.fields && fields.every(isShort);
}

/** Renders the form as the shop's own markup, for programs that insert it themselves. */
export function formMarkup({ action, method, fields }: ProviderForm): string {
  const inputs = fields.map(
    ({ name, value }) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return `<form action="${escape(action)}" method="${method}">${inputs.join('')}</form>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
