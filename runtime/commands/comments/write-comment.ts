import type { EndpointInput } from '#schemas/api/contract.ts';
import { type Comment, ratingSchema } from '#schemas/entities/comment.ts';
import { checkFields, maxLength, type Rules } from '../../forms/rules.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  refuse,
  succeed,
} from '../command.ts';
import { browserSecret } from './browser-secret.ts';

const rules: Rules = {
  title: [maxLength(120)],
  comment: [maxLength(5000)],
  name: [maxLength(60)],
  photosAlt: [maxLength(200)],
};

type Input = EndpointInput<'comment.create'>;

/** A program that fills in the spam trap gets the same response, but nothing is stored. */
export const createComment: Command = {
  name: 'comment.create',
  async run(context, values) {
    const errors = checkFields(values, rules);
    if (errors.length > 0) return refuse(...errors);
    if (fieldValue(values, 'website') !== '') return thanked('pending');
    const input = inputOf(context, values);
    if (input === null) return refuse({ code: 'badRequest' });
    const written = await context.api.call('comment.create', input);
    return written.ok ? thanked(written.value.status) : refuse(written.error);
  },
};

export const updateComment: Command = {
  name: 'comment.update',
  async run({ api }, values) {
    const errors = checkFields(values, rules);
    if (errors.length > 0) return refuse(...errors);
    const id = idOf(values, 'id');
    if (id === null) return refuse({ code: 'badRequest' });
    const changed = await api.call('comment.update', { id, ...written(values) });
    return changed.ok ? thanked(changed.value.status) : refuse(changed.error);
  },
};

export const withdrawComment: Command = {
  name: 'comment.withdraw',
  async run({ api }, values) {
    const id = idOf(values, 'id');
    if (id === null) return refuse({ code: 'badRequest' });
    const done = await api.call('comment.withdraw', { id });
    if (!done.ok && done.error.code !== 'notFound') return refuse(done.error);
    return succeed({
      reload: true,
      notices: [{ kind: 'success', key: notice('commentWithdrawn') }],
    });
  },
};

export const voteForComment: Command = {
  name: 'comment.vote',
  async run({ api, cookies, session }, values) {
    const id = idOf(values, 'id');
    if (id === null) return refuse({ code: 'badRequest' });
    const browser = session.user ? {} : { browser: browserSecret(cookies) };
    const voted = await api.call('comment.vote', { id, ...browser });
    if (!voted.ok) return refuse(voted.error);
    return succeed({ reload: true, notices: [{ kind: 'success', key: notice('commentHelpful') }] });
  },
};

function inputOf({ session, cookies }: CommandContext, values: FormValues): Input | null {
  const target = (['product', 'post', 'site'] as const).find(
    (each) => each === fieldValue(values, 'target'),
  );
  if (!target) return null;
  const targetId = idOf(values, 'targetId');
  const parentId = idOf(values, 'parentId');
  const captchaResponse = fieldValue(values, 'captchaResponse');
  const photosAlt = fieldValue(values, 'photosAlt').trim();
  return {
    target,
    ...(targetId !== null && { targetId }),
    ...(parentId !== null && { parentId }),
    ...written(values),
    ...(photosAlt !== '' && { photosAlt }),
    ...(session.user === null && {
      name: fieldValue(values, 'name').trim(),
      browser: browserSecret(cookies),
    }),
    ...(captchaResponse !== '' && { captchaResponse }),
  };
}

function written(values: FormValues) {
  const rating = Number(fieldValue(values, 'rating'));
  return {
    title: fieldValue(values, 'title').trim(),
    comment: fieldValue(values, 'comment'),
    ...(Number.isInteger(rating) && rating >= 1 && rating <= ratingSchema.maximum && { rating }),
  };
}

function idOf(values: FormValues, name: string): number | null {
  const text = fieldValue(values, name);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

const notice = (name: string): string => `core.notifications.${name}`;

function thanked(status: Comment['status']): CommandResult {
  const key = notice(status === 'approved' ? 'commentShown' : 'commentWaits');
  return succeed({ reload: true, notices: [{ kind: 'success', key, duration: 8000 }] });
}
