import { sql } from 'kysely';
import { newsExcludedTerm } from '#schemas/constants.ts';
import type { Author } from '#schemas/entities/author.ts';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { type MediaRow, mediaJson, mediaOrNull } from './media-entity.ts';

interface AuthorRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly bio: LocalizedText;
  readonly media: MediaRow | null;
  readonly links: readonly string[];
  readonly total: number;
  /** All current and former addresses of the author. */
  readonly addresses: readonly string[];
}

/** Handlers for authors. */
export function createAuthorHandlers(deps: ServiceDependencies) {
  return {
    async 'author.get'({ id }, { language }) {
      const found = (await readAuthors(deps)).find(
        (author) => String(author.id) === id || author.addresses.includes(id),
      );
      return found ? ok(authorOf(found, language)) : fail('notFound');
    },
  } satisfies Partial<Handlers>;
}

/** There are few authors, so they are cached as a whole. */
async function readAuthors(deps: ServiceDependencies): Promise<readonly AuthorRow[]> {
  return deps.cache.get('authors', ['posts', 'media'], async () => {
    const { rows } = await sql<AuthorRow>`
      SELECT a.id, a.slug, a.name, a.bio, a.links, ${mediaJson('a.media_id')} AS media,
        ARRAY(SELECT slug FROM author_slugs WHERE author_id = a.id) AS addresses,
        (SELECT count(*) FROM posts p
          WHERE p.author_id = a.id AND p.published_at <= now() AND p.id NOT IN (
            SELECT pt.post_id FROM post_terms pt JOIN terms t ON t.id = pt.term_id
            WHERE t.slug = ${newsExcludedTerm})) AS total
      FROM authors a ORDER BY a.name, a.id`.execute(deps.db);
    return rows;
  });
}

function authorOf(row: AuthorRow, language: Language): Author {
  const { id, slug, name, bio, media, total, links } = row;
  return {
    id,
    slug,
    name,
    bio: localize(bio, language),
    media: mediaOrNull(media, language),
    links: [...links],
    totalPosts: total,
  };
}
