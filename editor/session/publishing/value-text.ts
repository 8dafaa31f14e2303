import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';

/** Returns a stored value as readable text; empty for no value. Booleans become `yes` and `no`. */
export function valueText(
  value: Json | undefined,
  { yes, no }: { readonly yes: string; readonly no: string },
): string {
  const text = (member: Json | undefined): string => {
    if (member === undefined || member === null) return '';
    if (typeof member === 'boolean') return member ? yes : no;
    if (Array.isArray(member)) {
      return (member as readonly Json[]).map(text).filter(Boolean).join('\n');
    }
    if (!isObject(member)) return String(member);
    if (member.type === 'doc') return richText(member).trim();
    return Object.entries(member)
      .filter(([key]) => key !== 'id')
      .map(([, each]) => text(each))
      .filter(Boolean)
      .join(' · ');
  };
  return text(value);
}

/** Returns the text of rich text, one line per block. */
function richText(node: Json): string {
  if (!isObject(node)) return '';
  if (typeof node.text === 'string') return node.text;
  const content = Array.isArray(node.content) ? (node.content as readonly Json[]) : [];
  const text = content.map(richText).join('');
  const isInline = content.some((child) => isObject(child) && typeof child.text === 'string');
  return isInline || content.length === 0 ? `${text}\n` : text;
}
