import { type FormEvent, type RefObject, useRef, useState } from 'react';

export interface CredentialForm {
  /** Hidden field of the form that receives the response of the device. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isAsking: boolean;
  /** Whether the dialog of the browser was closed, or the device did not respond. */
  readonly hasFailed: boolean;
  /** Sends the form with the response of the device. */
  readonly send: (credential: object) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/** A form that the browser's passkey dialog fills in before it is sent. */
export function useCredential(ask: () => Promise<object | null>): CredentialForm {
  const field = useRef<HTMLInputElement>(null);
  const isFilled = useRef(false);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const send = (credential: object) => {
    if (!field.current) return;
    field.current.value = JSON.stringify(credential);
    isFilled.current = true;
    field.current.form?.requestSubmit();
  };
  const askDevice = async () => {
    setState('asking');
    const credential = await ask();
    setState(credential ? 'idle' : 'failed');
    if (credential) send(credential);
  };
  return {
    field,
    isAsking: state === 'asking',
    hasFailed: state === 'failed',
    send,
    onSubmit(event) {
      if (!isFilled.current) {
        event.preventDefault();
        if (state !== 'asking') void askDevice();
      }
      isFilled.current = false;
    },
  };
}
