import texts from 'virtual:texts/app/newsletter';
import { homeHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { type TextsByLanguage, textsIn } from '#schemas/languages.ts';
import { fill } from '#server/mail/fill.ts';
import type { UnsubscribeView } from '#server/services/content/unsubscribe.routes.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { smallDocument } from '../storefront/small-document.tsx';
import type en from './texts/en.json';

/** The page behind the link that ends a subscription: one button, or the result. */
export function unsubscribeDocument(
  { language, state, email }: UnsubscribeView,
  site: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  const t = textsIn(texts as TextsByLanguage<typeof en>, language).unsubscribe;
  const content = (
    <>
      <h1 className="pay-title">{t[state]}</h1>
      <p className="pay-text">{fill(t[`${state}Text`], { email: email ?? '' })}</p>
      {state === 'subscribed' && (
        <form method="post">
          <Button type="submit" variant="primary">
            {t.button}
          </Button>
        </form>
      )}
      <p className="pay-back">
        <a href={homeHref(language)}>{t.home}</a>
      </p>
    </>
  );
  return smallDocument({ language, title: t[state], content }, site, assets);
}
