import './in-place.css';

/** Makes an element editable as plain text. Returns a function that restores it. */
export function makeEditable(element: HTMLElement, isMultiline: boolean, label?: string) {
  const attributes = {
    role: 'textbox',
    'aria-multiline': String(isMultiline),
    'data-editing-text': '',
    ...(label !== undefined && { 'aria-label': label }),
  };
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  const whiteSpace = element.style.whiteSpace;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.style.whiteSpace = keepingSpaces(getComputedStyle(element).whiteSpace);
  takePlainText(element);
  return () => {
    element.removeAttribute('contenteditable');
    element.style.whiteSpace = whiteSpace;
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
}

/** Where white space collapses, the browser would insert non-breaking spaces. */
function keepingSpaces(whiteSpace: string): string {
  return whiteSpace === 'nowrap' || whiteSpace === 'pre' ? 'pre' : 'pre-wrap';
}

function takePlainText(element: HTMLElement): void {
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    element.contentEditable = 'true';
  }
}
