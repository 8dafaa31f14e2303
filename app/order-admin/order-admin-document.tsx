import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { Language } from '#schemas/languages.ts';
import { orderAdminPath } from '#server/services/orders/admin/order-admin.routes.ts';
import type { OrderAdminPage, PrintPage } from '#server/services/orders/admin/order-admin-page.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { createOrderAdmin, type OrderAdmin } from './order-admin.ts';
import { OrderSheet } from './order-sheet.tsx';
import { printDocument } from './print-document.tsx';
import { staffDocument } from './staff-document.tsx';

/** A page of the order admin as a document; no script runs on it. */
export function orderAdminDocument(
  page: OrderAdminPage,
  language: Language,
  state: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  if (page.kind === 'invoice' || page.kind === 'packingSlip') {
    return printDocument(page, language, state.site, assets);
  }
  const { currency } = state.site;
  const ofOrder = page.kind === 'order' ? page.file.order.currency : undefined;
  const admin = createOrderAdmin(language, orderAdminPath(language), currency, ofOrder);
  const shown = {
    language,
    title: admin.t('title'),
    current: null,
    inLanguage: (code: Language) => samePage(page, code),
    content: <Content admin={admin} page={page} />,
  };
  return staffDocument(shown, state, assets);
}

type ShownPage = Exclude<OrderAdminPage, PrintPage>;

function samePage(page: ShownPage, language: Language): string {
  const path = orderAdminPath(language);
  return page.kind === 'order' ? `${path}/${page.file.order.number}` : path;
}

function Content({ admin, page }: { readonly admin: OrderAdmin; readonly page: ShownPage }) {
  const { t, path } = admin;
  if (page.kind === 'order') return <OrderSheet admin={admin} page={page} />;
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
          <Button href={screenHref(admin.language, 'admin')}>{t('back')}</Button>
        )
      }
    />
  );
}
