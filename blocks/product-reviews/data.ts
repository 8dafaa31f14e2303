import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { type CommentData, loadComments } from '#runtime/comments/load-comments.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { absolute, headOf, thing } from '#runtime/product/json-ld.ts';
import { screenHref } from '#runtime/routes/href.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { CommentThread } from '#schemas/entities/comment.ts';
import { fail, ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface ReviewsData extends CommentData {
  readonly product: { readonly name: string; readonly slug: string };
}

export const load = defineLoad<typeof model, ReviewsData>(async (context, { limit }) => {
  if (context.param === null) return fail('notFound');
  const found = await context.api.call('product.get', { slug: context.param });
  if (!found.ok) return found;
  const { id, name, slug } = found.value;
  const loaded = await loadComments(context, { target: 'product', targetId: id }, limit);
  return loaded.ok ? ok({ ...loaded.value, product: { name, slug } }) : loaded;
});

/** Search engines read a few reviews; the average is with the product itself. */
const listedReviews = 3;

export function head(
  { list, product }: ReviewsData,
  { site, language }: LoadContext,
): Partial<PageHead> {
  const url = absolute(site, screenHref(language, 'product', product.slug));
  const about = { '@type': 'Product', name: product.name, url };
  const approved = list.records.filter(
    ({ status, rating }) => status === 'approved' && rating !== null,
  );
  return headOf({
    jsonLd: approved.slice(0, listedReviews).map((review) => reviewThing(review, about)),
  });
}

function reviewThing(review: CommentThread, itemReviewed: JsonObject): JsonObject {
  const { author, title, comment, rating, created_at: at, language } = review;
  return thing('Review', {
    itemReviewed,
    author: { '@type': 'Person', name: author },
    datePublished: at,
    inLanguage: language,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    ...(title && { name: title }),
    ...(comment && { reviewBody: comment }),
  });
}
