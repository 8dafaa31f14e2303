import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { type RefObject, useEffect, useRef } from 'react';
import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { formLayout } from '#runtime/product/account-panel.tsx';
import { CredentialError } from '#runtime/product/credential-error.tsx';
import { useCredential } from '#runtime/product/use-credential.ts';
import { Button } from '#runtime/ui/button.tsx';
import { useHydrated } from '#runtime/ui/use-hydrated.ts';

const command = 'auth.passkey';

/** Login with a passkey: not shown without scripts and in browsers that do not support passkeys. */
export function PasskeyLogin() {
  const isSupported = useHydrated() && 'PublicKeyCredential' in globalThis;
  return isSupported ? <PasskeyForm /> : null;
}

/** The button opens the browser's dialog; the field of the email offers passkeys too. */
function PasskeyForm() {
  const t = useMessages('login-form');
  const form = useForm(command);
  const isPressed = useRef(false);
  const { field, isAsking, hasFailed, send, onSubmit } = useCredential(() => {
    isPressed.current = true;
    return askDevice(false, () => true);
  });
  useAutofill(send, isPressed);
  return (
    <CommandForm command={command} className={formLayout.form} onSubmit={onSubmit}>
      <input type="hidden" name="credential" ref={field} />
      <CredentialError form={form} failed={hasFailed ? t('passkeyFailed') : null} />
      <Button type="submit" icon="key-round" wide busy={isAsking || form.pending}>
        {t('passkey')}
      </Button>
    </CommandForm>
  );
}

/**
 * Waits for a passkey that is chosen in the field of the email, as long as the form is shown.
 * It must not begin once the button is pressed: a browser has one request for a passkey at a time,
 * so a late one would close the dialog that the button opened.
 */
function useAutofill(send: (credential: object) => void, isPressed: RefObject<boolean>): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    let isShown = true;
    const wait = async () => {
      const credential = await askDevice(true, () => isShown && !isPressed.current);
      if (isShown && credential) latest.current(credential);
    };
    void wait();
    return () => {
      isShown = false;
      void stopAsking();
    };
  }, [isPressed]);
}

async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Returns the signed response of the device; null when nothing was chosen, or it is no longer wanted. */
async function askDevice(
  useBrowserAutofill: boolean,
  isWanted: () => boolean,
): Promise<object | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await import(
    '@simplewebauthn/browser'
  );
  if (useBrowserAutofill && !(await browserSupportsWebAuthnAutofill())) return null;
  try {
    const optionsJSON = await fetchOptions();
    if (!isWanted()) return null;
    return await startAuthentication({ optionsJSON, useBrowserAutofill });
  } catch {
    return null;
  }
}

async function fetchOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const response = await fetch('/api/v1/login/passkey/options', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await response.json()) as {
    readonly data: { readonly options: PublicKeyCredentialRequestOptionsJSON };
  };
  return data.options;
}
