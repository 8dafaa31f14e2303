/** Opens whatever hides an element inside the page: closed details, inactive tabs. */
export function reveal(element: HTMLElement): void {
  const { ownerDocument: document } = element;
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    if (at.localName === 'details') (at as HTMLDetailsElement).open = true;
    if (at.hidden && at.id !== '') {
      const tab = document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(at.id)}"]`);
      tab?.click();
    }
  }
}
