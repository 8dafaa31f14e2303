/** Class of the link to the rules of all blocks, which exists once a page has loaded. */
export const allStylesClass = 'all-styles';

/**
 * Resolves once the rules of all blocks have arrived or failed. Modules of dialogs wait for it: a page begins with the
 * rules of what it shows at first.
 */
export async function allStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link.${allStylesClass}`);
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}
