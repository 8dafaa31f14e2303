/** The doctype is required: without one the browser uses quirks mode. */
export const previewMarkup = '<!doctype html><html><head></head><body></body></html>';

/** A separate document that the page is rendered into. */
export interface PreviewDocument {
  readonly frame: HTMLIFrameElement;
  readonly window: Window & typeof globalThis;
  readonly root: HTMLElement;
}

/**
 * Copies the root attributes and style sheets of a document into a frame, and waits until the style sheets
 * have loaded.
 */
export async function preparePreview(
  frame: HTMLIFrameElement,
  from: Document,
): Promise<PreviewDocument | null> {
  const { contentDocument: document, contentWindow: window } = frame;
  if (!document || !window) return null;
  for (const { name, value } of from.documentElement.attributes) {
    if (name !== 'style') document.documentElement.setAttribute(name, value);
  }
  const sheets = [...from.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')].map(
    (sheet) => document.importNode(sheet, true),
  );
  const loading = sheets.filter(({ localName }) => localName === 'link').map(isLoaded);
  document.head.append(...sheets);
  await Promise.all(loading);
  const root = document.createElement('div');
  root.id = 'izlog';
  document.body.append(root);
  return { frame, window: window as PreviewDocument['window'], root };
}

function isLoaded(link: HTMLElement): Promise<void> {
  return new Promise((settle) => {
    link.addEventListener('load', () => settle());
    link.addEventListener('error', () => settle());
  });
}
