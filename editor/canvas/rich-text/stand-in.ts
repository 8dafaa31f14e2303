/** An empty element in place of another one, which is hidden meanwhile. */
export interface StandIn {
  readonly element: HTMLElement;
  readonly restore: () => void;
}

/** React may keep rendering the original. It does not know about the replacement. */
export function standIn(original: HTMLElement): StandIn {
  const element = original.cloneNode(false) as HTMLElement;
  element.removeAttribute('id');
  // Text that the user types in the copy is not a prompt.
  element.removeAttribute('data-prompt');
  const { display } = original.style;
  original.after(element);
  original.style.display = 'none';
  return {
    element,
    restore: () => {
      element.remove();
      original.style.display = display;
      if (original.getAttribute('style') === '') original.removeAttribute('style');
    },
  };
}
