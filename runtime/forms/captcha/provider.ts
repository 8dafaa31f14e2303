/** The part of the provider's script that is used (reCAPTCHA, versions 2 and 3). */
export interface CaptchaProvider {
  readonly ready: (then: () => void) => void;
  /** Version 2: puts a widget into an empty element and answers its number. */
  readonly render: (
    element: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly size: string;
      readonly callback: (response: string) => void;
      readonly 'error-callback': () => void;
    },
  ) => number;
  /** Version 2 by the number of a widget; version 3 by key, answering in a promise. */
  readonly execute: (
    target: number | string,
    options?: { readonly action: string },
  ) => PromiseLike<string> | undefined;
}

declare global {
  interface Window {
    grecaptcha?: CaptchaProvider;
  }
}

const loading = new Map<string, Promise<CaptchaProvider>>();

/** The script is fetched once per document; one that did not come is asked for again (ERR-60). */
export function loadProvider(address: string, patience: number): Promise<CaptchaProvider> {
  const known = loading.get(address);
  if (known) return known;
  const script = document.createElement('script');
  const fetched = new Promise<CaptchaProvider>((resolve, reject) => {
    const giveUp = () => reject(new Error('The script of the captcha did not come.'));
    setTimeout(giveUp, patience);
    script.addEventListener('error', giveUp);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else giveUp();
    });
  });
  loading.set(address, fetched);
  fetched.catch(() => {
    loading.delete(address);
    script.remove();
  });
  script.src = address;
  document.head.append(script);
  return fetched;
}
