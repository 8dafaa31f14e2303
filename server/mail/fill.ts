/** Replaces `%{name}` in a text by its value. A date that ends in a full stop also ends its sentence. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replace(/%\{(\w+)\}/g, (variable, name: string) => values[name] ?? variable);
  return filled.replace(/\.\.(?!\.)/g, '.');
}
