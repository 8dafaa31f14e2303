import type { ReactNode } from 'react';
import { Button } from '#runtime/ui/button.tsx';
import { Checkbox } from '#runtime/ui/choice.tsx';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { FieldError } from '#runtime/ui/field.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { TextField, type TextFieldProps } from '#runtime/ui/text-field.tsx';
import { limits } from '#schemas/constants.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { setupPath } from '#server/services/account/setup.routes.ts';
import { type SetupText, setupTexts } from './setup-texts.ts';
import { type SetupView, type Write, writerIn } from './setup-view.ts';
import { SiteFactsList } from './site-facts-list.tsx';

interface ScreenProps {
  readonly view: SetupView;
  readonly language: Language;
}

export function SetupScreen({ view, language }: ScreenProps) {
  const t = writerIn(language);
  return (
    <div className="setup-root">
      <Introduction t={t} />
      <main className="setup-main">
        <form
          method="post"
          action={setupPath}
          className="setup-form"
          data-offline={t('errors.offline')}
        >
          <div className="setup-error" role="alert" data-error>
            {view.error && !view.error.field && (
              <FieldError id="setup-error">{errorText(view.error, t)}</FieldError>
            )}
          </div>
          <AdministratorStep view={view} t={t} />
          <ShopStep view={view} t={t} language={language} />
        </form>
      </main>
    </div>
  );
}

function Introduction({ t }: { readonly t: Write }) {
  return (
    <header className="setup-intro" data-ground="inverse">
      <GroundPattern />
      <p className="setup-mark">
        <Emblem />
        <span>Izlog</span>
      </p>
      <div>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <ol className="setup-steps" aria-label={t('steps')}>
        <li data-step-name aria-current="step">
          {t('you')}
        </li>
        <li data-step-name>{t('shop')}</li>
      </ol>
    </header>
  );
}

interface StepProps {
  readonly view: SetupView;
  readonly t: Write;
}

function Step({
  title,
  lead,
  children,
}: Readonly<Record<'title' | 'lead' | 'children', ReactNode>>) {
  return (
    <section className="setup-step" data-step>
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        <p className="setup-lead">{lead}</p>
      </header>
      {children}
    </section>
  );
}

function AdministratorStep({ view, t }: StepProps) {
  const field = fieldOf(view, t);
  return (
    <Step title={t('youTitle')} lead={t('youLead')}>
      <div data-token>
        <TextField
          {...field('token')}
          hint={t('tokenHint')}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className="setup-pair">
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={200} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={200} />
      </div>
      <TextField {...field('email')} type="email" autoComplete="username" maxLength={254} />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="new-password"
        hint={t('passwordHint', { min: limits.passwordMin })}
        minLength={limits.passwordMin}
        maxLength={128}
      />
      <p className="setup-buttons" data-next hidden>
        <Button variant="primary" iconAfter="arrow-right">
          {t('next')}
        </Button>
      </p>
    </Step>
  );
}

function ShopStep({ view, t, language }: StepProps & Pick<ScreenProps, 'language'>) {
  const field = fieldOf(view, t);
  return (
    <Step title={t('shopTitle')} lead={t('factsLead')}>
      <TextField {...field('shopName')} hint={t('shopNameHint')} maxLength={100} />
      {view.offersExamples && (
        <Checkbox
          name="examples"
          value="1"
          label={t('examples')}
          hint={t('examplesHint')}
          defaultChecked={view.typed?.examples === '1'}
        />
      )}
      <SiteFactsList t={t} now={view.now} language={language} />
      <p className="setup-buttons">
        <span data-back hidden>
          <Button icon="arrow-left">{t('back')}</Button>
        </span>
        <Button type="submit" variant="primary">
          {t('open')}
        </Button>
      </p>
    </Step>
  );
}

type FieldName = 'token' | 'firstName' | 'lastName' | 'email' | 'password' | 'shopName';

/** Label, value and error of each field. The code and the password are never sent back. */
const fieldOf =
  ({ typed, suggested, error }: SetupView, t: Write) =>
  (name: FieldName): TextFieldProps => {
    const values: Readonly<Record<string, string>> = { ...suggested, ...typed };
    return {
      name,
      id: name,
      label: t(name),
      required: true,
      defaultValue: values[name] ?? '',
      ...(error?.field === name && { error: errorText(error, t) }),
    };
  };

function errorText({ code, params }: AppError, t: Write): string {
  const key = `errors.${code}`;
  return t(
    Object.hasOwn(textsIn(setupTexts, 'en'), key) ? (key as SetupText) : 'errors.other',
    params,
  );
}
