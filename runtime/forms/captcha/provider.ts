/** The used part of the provider's API (reCAPTCHA, versions 2 and 3). */
export interface CaptchaProvider {
  readonly ready: (then: () => void) => void;
  /** Version 2: renders a widget into an empty element and returns its number. */
  readonly render: (
    element: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly size: string;
      readonly callback: (response: string) => void;
      readonly 'error-callback': () => void;
    },
  ) => number;
  /** Version 2 takes the number of a widget; version 3 takes the key and returns a promise. */
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

/** Fetches the script once per document; a failed load is retried on the next call (ERR-60). */
export function loadProvider(address: string, timeout: number): Promise<CaptchaProvider> {
  const known = loading.get(address);
  if (known) return known;
  const script = document.createElement('script');
  const fetched = new Promise<CaptchaProvider>((resolve, reject) => {
    const giveUp = () => reject(new Error('The script of the captcha did not come.'));
    setTimeout(giveUp, timeout);
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
