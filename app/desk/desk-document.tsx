import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { Language } from '#schemas/languages.ts';
import { deskPath } from '#server/services/orders/desk/desk.routes.ts';
import type { DeskPage, PrintPage } from '#server/services/orders/desk/desk-page.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { createDesk, type Desk } from './desk-context.ts';
import { OrderList } from './order-list.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { printDocument } from './print-document.tsx';
import { staffDocument } from './staff-document.tsx';

/** A page of the desk as a document: no script runs on it. */
export function deskDocument(
  page: DeskPage,
  language: Language,
  state: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  if (page.kind === 'invoice' || page.kind === 'packingSlip') {
    return printDocument(page, language, state.site.currency, assets);
  }
  const { currency } = state.site;
  const ofOrder = page.kind === 'order' ? page.file.order.currency : undefined;
  const desk = createDesk(language, deskPath(language), currency, ofOrder);
  const shown = {
    language,
    title: desk.t('title'),
    current: page.kind === 'list' ? desk.path : null,
    inLanguage: (code: Language) => samePage(page, code),
    content: <Content desk={desk} page={page} />,
  };
  return staffDocument(shown, state, assets);
}

type ShownPage = Exclude<DeskPage, PrintPage>;

function samePage(page: ShownPage, language: Language): string {
  const path = deskPath(language);
  return page.kind === 'order' ? `${path}/${page.file.order.number}` : path;
}

function Content({ desk, page }: { readonly desk: Desk; readonly page: ShownPage }) {
  const { t, path } = desk;
  if (page.kind === 'list') return <OrderList desk={desk} page={page} />;
  if (page.kind === 'order') return <OrderSheet desk={desk} page={page} />;
  const isMissing = page.kind === 'missing';
  return (
    <EmptyState
      level={1}
      title={t(isMissing ? 'missingTitle' : 'forbiddenTitle')}
      text={t(isMissing ? 'missingText' : 'forbiddenText')}
      action={
        isMissing ? (
          <Button href={path}>{t('all')}</Button>
        ) : (
          <Button href={screenHref(desk.language, 'admin')}>{t('back')}</Button>
        )
      }
    />
  );
}
