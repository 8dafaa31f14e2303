import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Form } from '#schemas/entities/form.ts';
import type { AppError, Result } from '#schemas/result.ts';
import { controlName, type Entered, formErrors, shownFields } from '#schemas/rules/form-field.ts';
import { formEntries } from '../../forms/form-names.ts';
import { trapField } from '../../forms/spam-trap.tsx';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import { consentField, consentIds, missingConsents } from '../checkout/consents.ts';
import {
  type Command,
  type CommandContext,
  type CommandOutcome,
  refuse,
  type SentFile,
  succeed,
} from '../command.ts';

/** Minimum time to fill in a form, in ms: only programs are faster. An empty form is sent faster by people, too. */
const shortest = 1500;
/** Duration of the notice, in ms: long enough to read how to continue. */
const duration = 10_000;

/** Sends a form of the CMS: `formId` is its id, `field.<name>` the value of a field. */
export const sendForm: Command = {
  name: 'form.send',
  async run(context, values) {
    const found = await context.api.call('form.get', { id: fieldValue(values, 'formId') });
    if (!found.ok) return refuse(found.error);
    const form = found.value;
    if (fieldValue(values, trapField) !== '') return succeed(doneOutcome(form, false));
    const entered = withFiles(formEntries(values), context.files);
    const errors: AppError[] = named(formErrors(form.fields, entered));
    if (form.formType) {
      const consents = await missingConsents(context, form.formType, values);
      if (!consents.ok) return refuse(consents.error);
      errors.push(...consents.value);
    }
    if (errors.length > 0) return refuse(...errors);
    const openedAt = Number(fieldValue(values, 'openedAt'));
    if (Date.now() - openedAt < shortest) return refuse({ code: 'tooManyRequests' });
    const sent = await send(context, form, values, entered);
    return sent.ok
      ? succeed(doneOutcome(form, sent.value.confirmationRequired ?? false))
      : refuse(...named([sent.error]));
  },
};

/** Entered values, with the names of the files. */
function withFiles(typed: Entered, files: readonly SentFile[] = []): Entered {
  return (field) => {
    const own = files.filter((file) => file.field === controlName(field));
    return own.length > 0 ? own.map(({ name }) => name) : typed(field);
  };
}

const fieldless = ['', 'captcha'];

/** Errors of the form's own fields, under the names of their controls. */
function named(errors: readonly AppError[]): AppError[] {
  return errors.map((error) => {
    const { field = '' } = error;
    if (field === consentField) return error;
    return fieldless.includes(field)
      ? withoutField(error)
      : { ...error, field: controlName(field) };
  });
}

function withoutField({ code, params }: AppError): AppError {
  return { code, ...(params && { params }) };
}

type Sent = Promise<Result<{ readonly confirmationRequired?: boolean }>>;

/** A contact form goes to the site's staff by its own call (FORM-15), any other form is stored (FORM-14). */
async function send(
  { api, url }: CommandContext,
  form: Form,
  values: FormValues,
  entered: Entered,
): Sent {
  const captcha = {
    captchaResponse: fieldValue(values, 'captchaResponse'),
    ...(form.captcha && { captchaKey: form.captcha.key }),
  };
  const shown = shownFields(form.fields, entered);
  const data = Object.fromEntries(
    shown.flatMap(({ name, type, options }) => {
      if (type === 'file') return [];
      const texts = entered(name);
      const isList = type === 'checkbox' && options !== undefined;
      return texts.length > 0 ? [[name, isList ? [...texts] : (texts[0] ?? '')]] : [];
    }),
  );
  const sent = { consents: consentIds(values), pagePath: url.pathname, ...captcha };
  if (isContact(form)) {
    const letter = data as Pick<EndpointInput<'contact.contactAdmin'>, ContactField>;
    return api.call('contact.contactAdmin', { ...letter, formId: form.id, ...sent }) as Sent;
  }
  return api.call('form.storeData', { id: form.id, data, ...sent });
}

const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;
type ContactField = (typeof contactFields)[number];

function isContact({ formType, fields }: Form): boolean {
  const names = fields.filter(({ required }) => required).map(({ name }) => name);
  return (
    formType === 'contactForm' &&
    fields.every(({ name }) => contactFields.some((each) => each === name)) &&
    ['email', 'message'].every((name) => names.includes(name))
  );
}

function doneOutcome({ id, success = {} }: Form, isLinkSent: boolean): CommandOutcome {
  const key = `core.notifications.${isLinkSent ? 'formLink' : 'formSent'}`;
  const { redirect } = success;
  return {
    notices: [{ kind: 'success', key, duration }],
    event: `form-sent-${id}`,
    ...(redirect && !isLinkSent && { redirect }),
  };
}
