/**
 * The page is complete and usable without code: pictures and type come first, then this fetches the
 * code of the page's blocks (named by the server on this script's element) and of the shell.
 */
const modules = document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules ?? '';

function start(): void {
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void import('./browser.tsx');
}

if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
