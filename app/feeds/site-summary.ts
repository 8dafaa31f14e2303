import { absolute } from '#runtime/product/json-ld.ts';
import { feedHref } from '#runtime/routes/feed-href.ts';
import { pageHref, screenHref } from '#runtime/routes/href.ts';
import { readList } from '#schemas/entities/lists.ts';
import { languageName, textsIn } from '#schemas/languages.ts';
import { fill } from '#server/mail/fill.ts';
import type { FeedContext } from './feed-sources.ts';
import { feedTexts } from './feed-texts.ts';

/** `/llms.txt`: the site in Markdown for programs that read it for people (llmstxt.org). */
export async function siteSummary(context: FeedContext): Promise<string> {
  const { api, site, language } = context;
  const t = textsIn(feedTexts, language);
  const [pages, categories] = await Promise.all([
    api.call('finder.searchSlugs', { kind: 'page', limit: 1000 }),
    site.hasStore ? api.call('category.filter', { tree: false }) : null,
  ]);
  const pageLines = (pages.ok ? pages.value : []).map(({ title, slug }) =>
    linkLine(context, title, pageHref(language, slug)),
  );
  const shopLines = (categories?.ok ? readList(categories.value).records : []).map(
    ({ name, slug }) => linkLine(context, name, screenHref(language, 'shop', slug)),
  );
  const feedLines = [
    linkLine(context, t.posts, feedHref(language, 'posts.atom')),
    linkLine(context, t.events, feedHref(language, 'events.ics')),
  ];
  const names = site.languages.map(languageName).join(', ');
  return [
    `# ${site.name}\n`,
    `> ${fill(t.summary, { name: site.name, languages: names })}\n`,
    ...section(t.pages, pageLines),
    ...section(t.categories, shopLines),
    ...section(t.feeds, feedLines),
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}\n`, ...lines, ''] : [];

const linkLine = ({ site }: FeedContext, label: string, path: string): string =>
  `- [${label.replace(/[[\]\n]/g, ' ')}](${absolute(site, path)})`;
