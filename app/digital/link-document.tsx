import { formatDate } from '#runtime/format/date.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { textsIn } from '#schemas/languages.ts';
import { fill } from '#server/mail/fill.ts';
import type { LinkView } from '#server/services/digital/link-view.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { smallDocument } from '../storefront/small-document.tsx';
import { digitalPagesTexts, type LinkText } from './digital-pages-texts.ts';

type Write = (key: LinkText, params?: Readonly<Record<string, string>>) => string;

const writer =
  ({ language }: LinkView): Write =>
  (key, params = {}) =>
    fill(textsIn(digitalPagesTexts, language).link[key], params);

/** The page behind a download link of a purchased file: one button, or the reason why there is none. */
export function linkDocument(
  view: LinkView,
  site: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  const t = writer(view);
  const content = <LinkPage view={view} t={t} />;
  return smallDocument({ language: view.language, title: t(view.state), content }, site, assets);
}

interface PageProps {
  readonly view: LinkView;
  readonly t: Write;
}

function LinkPage({ view, t }: PageProps) {
  const { state, download, language, orderNumber, orderSlug, expiresAt } = view;
  const order = `${screenHref(language, 'checkout-success')}?orderSlug=${encodeURIComponent(orderSlug)}`;
  const params = {
    left: String(download?.left ?? 0),
    allowed: String(download?.allowed ?? 0),
    date: formatDate(expiresAt, language),
  };
  return (
    <>
      <p className="marginalia">{t('order', { number: orderNumber })}</p>
      <h1 className="pay-title">{t(state)}</h1>
      {download && (
        <p>
          <strong>{download.file}</strong>
          <br />
          {[download.name, sizeOf(download.size)].join(' · ')}
        </p>
      )}
      <p className="pay-text">{t(`${state}Text`, params)}</p>
      {state === 'open' && (
        <form method="post" action={view.action}>
          <Button type="submit" variant="primary" icon="download">
            {t('fetch')}
          </Button>
        </form>
      )}
      <p className="pay-back">
        <a href={order}>{t('toOrder')}</a>
      </p>
    </>
  );
}

const kilobyte = 1024;

function sizeOf(bytes: number): string {
  if (bytes < kilobyte * kilobyte) return `${Math.max(1, Math.round(bytes / kilobyte))} kB`;
  return `${Math.round(bytes / kilobyte / kilobyte)} MB`;
}
