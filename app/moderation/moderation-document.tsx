import texts from 'virtual:texts/app/moderation';
import { formatDate } from '#runtime/format/date.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Badge } from '#runtime/ui/badge.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { Rating } from '#runtime/ui/rating.tsx';
import { TextArea } from '#runtime/ui/text-area.tsx';
import { type Language, type TextsByLanguage, textsIn } from '#schemas/languages.ts';
import { fill } from '#server/mail/fill.ts';
import {
  type ModeratedComment,
  type ModerationState,
  moderationStates,
} from '#server/services/comments/moderate.ts';
import {
  type ModerationPage,
  moderationPath,
} from '#server/services/comments/moderation.routes.ts';
import { staffDocument } from '../staff-pages/staff-document.tsx';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import styles from './moderation.css?inline';
import type en from './texts/en.json';

type ModerationText = keyof typeof en;
type ListPage = Extract<ModerationPage, { kind: 'list' }>;

/** Language and texts of the page, and a function that returns its address with another choice. */
interface Writer {
  readonly language: Language;
  readonly t: (key: ModerationText, params?: Readonly<Record<string, string>>) => string;
  readonly href: (choice: Partial<ListPage['choice']>) => string;
}

/** The page on which staff approve, reject and answer comments, as a document. */
export function moderationDocument(
  page: ModerationPage,
  language: Language,
  site: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  const by = createWriter(page, language);
  const shown = {
    language,
    title: by.t('title'),
    current: moderationPath(language),
    inLanguage: moderationPath,
    content: page.kind === 'list' ? <List page={page} by={by} /> : <Forbidden by={by} />,
    styles,
  };
  return staffDocument(shown, site, assets);
}

function createWriter(page: ModerationPage, language: Language): Writer {
  const own = textsIn(texts as TextsByLanguage<typeof en>, language);
  return {
    language,
    t: (key, params = {}) => fill(own[key], params),
    href(change) {
      const chosen = page.kind === 'list' ? page.choice : null;
      const { state, rating, before } = { rating: null, ...chosen, before: null, ...change };
      const query = new URLSearchParams({
        ...(state && { state }),
        ...(rating && { stars: `${rating}` }),
        ...(before && { before: `${before}` }),
      });
      return `${moderationPath(language)}${query.size > 0 ? `?${query}` : ''}`;
    },
  };
}

function Forbidden({ by: { t, language } }: { readonly by: Writer }) {
  return (
    <EmptyState
      level={1}
      title={t('forbiddenTitle')}
      text={t('forbiddenText')}
      action={<Button href={screenHref(language, 'admin')}>{t('back')}</Button>}
    />
  );
}

interface ListProps {
  readonly page: ListPage;
  readonly by: Writer;
}

function List({ page, by }: ListProps) {
  const { t, href } = by;
  const { found } = page;
  return (
    <>
      <header className="admin-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <Done page={page} by={by} />
      <Filters page={page} by={by} />
      {found.comments.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className="moderation-list">
          {found.comments.map((comment) => (
            <Item key={comment.id} comment={comment} page={page} by={by} />
          ))}
        </ul>
      )}
      {found.next !== null && (
        <p className="admin-pager">
          <Button href={href({ before: found.next })} iconAfter="chevron-right">
            {t('older')}
          </Button>
        </p>
      )}
    </>
  );
}

function Filters({ page: { choice, found }, by: { t, href } }: ListProps) {
  return (
    <>
      <nav aria-label={t('states')} className="moderation-filter">
        {moderationStates.map((state) => (
          <a
            key={state}
            href={href({ state })}
            aria-current={state === choice.state ? 'page' : undefined}
          >
            {t(state)} ({found.counts[state]})
          </a>
        ))}
      </nav>
      <nav aria-label={t('stars')} className="moderation-filter">
        {[null, 5, 4, 3, 2, 1].map((rating) => (
          <a
            key={rating}
            href={href({ rating })}
            aria-current={rating === choice.rating ? 'page' : undefined}
          >
            {rating === null ? t('all') : `${rating} ★`}
          </a>
        ))}
      </nav>
    </>
  );
}

/** Confirms the last action, with a button that undoes it. */
function Done({ page: { done }, by: { t, href } }: ListProps) {
  if (!done) return null;
  return (
    <form method="post" action={href({})} className="admin-done moderation-undo" role="status">
      <input type="hidden" name="id" value={done.id} />
      <span>{t(`done.${done.state}`)}</span>
      <Button type="submit" name="do" value={done.before}>
        {t('undo')}
      </Button>
    </form>
  );
}

interface ItemProps extends ListProps {
  readonly comment: ModeratedComment;
}

function Item({ comment, page, by }: ItemProps) {
  const { t, language } = by;
  const { author_name: author, rating, title, body, about, created_at: at } = comment;
  return (
    <li>
      <article className="moderation-item">
        <p className="admin-quiet">
          {about} · {author} · <time dateTime={at}>{formatDate(at, language)}</time>
          {comment.parent_id !== null && ` · ${t('reply')}`}
        </p>
        <p className="admin-marks">
          {rating !== null && <Rating value={rating} label={t('rated', { rating: `${rating}` })} />}
          {comment.verified && (
            <Badge tone="good" icon="circle-check">
              {t('verified')}
            </Badge>
          )}
          {comment.user_id === null && <Badge tone="quiet">{t('guest')}</Badge>}
        </p>
        {title && <h2 lang={comment.language}>{title}</h2>}
        <p className="moderation-text" lang={comment.language}>
          {body}
        </p>
        <Photos photos={comment.photos} by={by} />
        <Decide comment={comment} page={page} by={by} />
        <Answer comment={comment} page={page} by={by} />
      </article>
    </li>
  );
}

function Photos({ photos, by: { t } }: Pick<ModeratedComment, 'photos'> & Pick<ListProps, 'by'>) {
  if (photos.length === 0) return null;
  return (
    <div className="moderation-photos">
      {photos.map(({ alt, sources }) => {
        const widest = sources.at(-1)?.path;
        const small = sources.find(({ mime }) => mime === 'image/webp')?.path;
        return (
          <a key={widest} href={widest}>
            <img src={small} alt={alt || t('photo')} loading="lazy" />
          </a>
        );
      })}
    </div>
  );
}

const actions: Readonly<Record<ModerationState, 'approve' | 'reject' | null>> = {
  pending: null,
  approved: 'approve',
  rejected: 'reject',
};

function Decide({ comment, by: { t, href } }: ItemProps) {
  return (
    <form method="post" action={href({})} className="admin-buttons">
      <input type="hidden" name="id" value={comment.id} />
      {moderationStates
        .filter((state) => state !== comment.status)
        .map((state) => {
          const action = actions[state];
          return action ? (
            <Button
              key={state}
              type="submit"
              name="do"
              value={state}
              variant={action === 'approve' ? 'primary' : 'secondary'}
              aria-label={t(`${action}Named`, { author: comment.author_name })}
            >
              {t(action)}
            </Button>
          ) : null;
        })}
    </form>
  );
}

function Answer({ comment, page: { refused }, by: { t, href } }: ItemProps) {
  const own = refused?.id === comment.id ? refused : null;
  return (
    <details open={own !== null || undefined}>
      <summary>{t(comment.answer === null ? 'answer' : 'changeAnswer')}</summary>
      <form method="post" action={href({})} className="moderation-answer">
        <input type="hidden" name="id" value={comment.id} />
        <TextArea
          name="answer"
          id={`answer-${comment.id}`}
          label={t('answerField')}
          hint={t('answerHint')}
          maxLength={5000}
          defaultValue={own?.typed ?? comment.answer ?? ''}
          error={own && t('refused')}
        />
        <p>
          <Button type="submit" name="do" value="answer">
            {t('sendAnswer')}
          </Button>
        </p>
      </form>
    </details>
  );
}
