import { useEffect, useRef, useState } from 'react';
import type { CaptchaSettings } from '#schemas/captcha.ts';
import { useMessages } from '../../block/context.tsx';
import { FieldError } from '../../ui/field.tsx';
import styles from './captcha-field.module.css';

interface CaptchaFieldProps {
  readonly settings: CaptchaSettings;
  /** The action of the form, by its name on the server. */
  readonly action: string;
  /** Block whose messages include those of the captcha. */
  readonly block: string;
  /** Whether the form with its current values needs a response; without this function it always does. */
  readonly isNeeded?: ((form: HTMLFormElement) => boolean) | undefined;
}

/**
 * Protects a form with a captcha. The provider's script is fetched when the visitor focuses the form
 * (FORM-17). Sending waits for the captcha response and fails without one; typed values stay.
 */
export function CaptchaField({ settings, action, block, isNeeded }: CaptchaFieldProps) {
  const t = useMessages(block);
  const response = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const [field, place] = [response.current, box.current];
    const form = field?.form;
    if (!form || !place) return;
    let isSolved = false;
    const load = () => import('./solve.ts');
    const turnTo = () => void load().then(({ prepareCaptcha }) => prepareCaptcha(settings));
    const solve = async (submitter: HTMLElement | null) => {
      const { solveCaptcha } = await load();
      const solved = await solveCaptcha(settings, action, place);
      form.ariaBusy = null;
      setError(solved.ok ? null : solved.error.code);
      if (!solved.ok) return;
      field.value = solved.value;
      isSolved = true;
      form.requestSubmit(submitter);
    };
    const hold = (event: SubmitEvent) => {
      if (!isSolved && isNeeded?.(form) !== false) {
        event.preventDefault();
        event.stopPropagation();
        if (form.ariaBusy === 'true') return;
        form.ariaBusy = 'true';
        void solve(event.submitter);
      }
      isSolved = false;
    };
    form.addEventListener('focusin', turnTo, { once: true });
    form.addEventListener('submit', hold);
    return () => {
      form.removeEventListener('focusin', turnTo);
      form.removeEventListener('submit', hold);
    };
  }, [settings, action, isNeeded]);
  return (
    <div className={styles.field}>
      <input ref={response} type="hidden" name="captchaResponse" defaultValue="" />
      <div ref={box} />
      <div role="alert">
        {error && <FieldError id={`${action}-captcha`}>{t(`errors.${error}`)}</FieldError>}
      </div>
    </div>
  );
}
