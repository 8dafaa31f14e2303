const typable =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]';
const pressable = /^(checkbox|radio|button|range|color|file|submit|reset)$/;

/** Whether an element handles pressed keys as text. */
export function takesText(element: Element | null): boolean {
  const field = element?.closest(typable);
  if (!field) return false;
  return field.localName !== 'input' || !pressable.test((field as HTMLInputElement).type);
}
