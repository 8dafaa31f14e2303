/** An empty element in the place of another one, which is kept out of sight meanwhile. */
export interface StandIn {
  readonly element: HTMLElement;
  readonly restore: () => void;
}

/** React may go on rendering the other one; it knows nothing of the element that stands in. */
export function standIn(original: HTMLElement): StandIn {
  const element = original.cloneNode(false) as HTMLElement;
  element.removeAttribute('id');
  // What is written there is no prompt any more.
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
