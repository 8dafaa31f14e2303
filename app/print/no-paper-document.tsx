import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import { type Language, textsIn } from '#schemas/languages.ts';
import { ordersPath } from '#server/services/orders/admin/print.routes.ts';
import { staffDocument } from '../staff-pages/staff-document.tsx';
import { staffPageTexts } from '../staff-pages/staff-page-texts.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteState } from '../storefront/site-reader.ts';

/** The page that is shown instead of a paper that does not exist, or that the staff member may not see. */
export function noPaperDocument(
  reason: 'missing' | 'forbidden',
  language: Language,
  state: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  const t = textsIn(staffPageTexts, language);
  const isMissing = reason === 'missing';
  const page = {
    language,
    title: t.title,
    current: null,
    inLanguage: ordersPath,
    content: (
      <EmptyState
        level={1}
        title={isMissing ? t.missingTitle : t.forbiddenTitle}
        text={isMissing ? t.missingText : t.forbiddenText}
        action={
          <Button href={isMissing ? ordersPath(language) : screenHref(language, 'admin')}>
            {isMissing ? t.all : t.back}
          </Button>
        }
      />
    ),
  };
  return staffDocument(page, state, assets);
}
