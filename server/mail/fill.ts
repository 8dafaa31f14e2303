/** Replaces `%{name}` in a text by its value. Removes a second full stop after a date that ends in one. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replace(/%\{(\w+)\}/g, (variable, name: string) => values[name] ?? variable);
  return filled.replace(/\.\.(?!\.)/g, '.');
}
