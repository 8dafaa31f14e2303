import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { type Language, textsIn } from '#schemas/languages.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { smallDocument } from '../storefront/small-document.tsx';
import { offlineTexts } from './offline-texts.ts';

/**
 * The page that a browser shows offline instead of a page that is not cached. The address stays, so its link can try
 * again.
 */
export function offlineDocument(
  language: Language,
  state: Pick<SiteState, 'site'>,
  assets: ToolAssets,
): string {
  const texts = textsIn(offlineTexts, language);
  const content = (
    <>
      <h1 className="pay-title">{texts.title}</h1>
      <p className="pay-text">{texts.text}</p>
      <p className="pay-choices">
        <Button variant="primary" href="">
          {texts.retry}
        </Button>
        {state.site.hasStore && <Button href={screenHref(language, 'cart')}>{texts.cart}</Button>}
        <Button href={homeHref(language)}>{texts.home}</Button>
      </p>
    </>
  );
  return smallDocument({ language, title: texts.title, content }, state, assets);
}
