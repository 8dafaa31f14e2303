type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Replays changes that visitors made in controls before hydration: each control is reset to the server's
 * value and changed again from there. Events alone have no effect, because React compares with the last value
 * it saw.
 */
export function repeatChanges(touched: Iterable<Element>): void {
  const controls = [...touched].filter(isControl).filter(isChanged);
  // All values are read first: a re-render after one change resets the other controls.
  for (const repeat of controls.map(repeating)) repeat();
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isChoice(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function repeating(control: Control): () => void {
  return isChoice(control) ? repeatingChoice(control) : repeatingText(control);
}

function repeatingChoice(control: HTMLInputElement): () => void {
  // In a radio group, replaying the checked button is enough.
  if (control.type === 'radio' && !control.checked) return () => undefined;
  return () => {
    for (const each of groupOf(control)) each.checked = each.defaultChecked;
    control.click();
  };
}

function groupOf(control: HTMLInputElement): readonly HTMLInputElement[] {
  if (control.type !== 'radio') return [control];
  const all = [...(control.form?.elements ?? [control])] as HTMLInputElement[];
  return all.filter(({ type, name }) => type === 'radio' && name === control.name);
}

function repeatingText(control: Control): () => void {
  const { value } = control;
  const caret = 'selectionStart' in control ? control.selectionStart : null;
  return () => {
    if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
    // React overrides the `value` property on the element itself; the native setter bypasses it, as typing
    // does.
    const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
    native?.set?.call(control, value);
    if (caret !== null && 'setSelectionRange' in control) control.setSelectionRange(caret, caret);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
