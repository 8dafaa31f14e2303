import type { LoadContext } from '#runtime/block/types.ts';
import type { PageHead, SiteInfo } from '#runtime/page/payload.ts';
import { absolute, breadcrumbList, headOf, thing } from '#runtime/product/json-ld.ts';
import { toPictureOrNull } from '#runtime/product/shown-picture.ts';
import { screenHref } from '#runtime/routes/href.ts';
import type { PictureMedia } from '#runtime/ui/picture.tsx';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Author } from '#schemas/entities/author.ts';
import { ok, type Result } from '#schemas/result.ts';

export interface AuthorPart extends Pick<Author, 'name' | 'slug' | 'bio' | 'links'> {
  readonly picture: PictureMedia | null;
}

export async function loadAuthor({ api }: LoadContext, id: string): Promise<Result<AuthorPart>> {
  const found = await api.call('author.get', { id });
  if (!found.ok) return found;
  const { name, slug, bio, links, media } = found.value;
  return ok({ name, slug, bio, links, picture: toPictureOrNull(media) });
}

export function authorHead(
  author: AuthorPart,
  page: number,
  { site, language, t }: LoadContext,
): Partial<PageHead> {
  const path = screenHref(language, 'author', author.slug);
  return headOf({
    title: author.name,
    description: author.bio || t('post-category.authorDescription', { name: author.name }),
    image: author.picture?.sources.at(-1)?.path,
    card: { title: author.name },
    part: page > 1 ? t('post-category.page', { page }) : undefined,
    canonical: page > 1 ? `${path}?page=${page}` : path,
    jsonLd: [
      thing('ProfilePage', { mainEntity: personOf(author, site, path) }),
      breadcrumbList(site, [
        { label: t('post-category.blog'), href: screenHref(language, 'blog') },
        { label: author.name, href: path },
      ]),
    ],
  });
}

function personOf({ name, bio, links, picture }: AuthorPart, site: SiteInfo, path: string) {
  const image = picture?.sources.at(-1)?.path;
  const person: JsonObject = {
    '@type': 'Person',
    name,
    url: absolute(site, path),
    ...(bio && { description: bio }),
    ...(image && { image: absolute(site, image) }),
    ...(links.length > 0 && { sameAs: links }),
  };
  return person;
}
