import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { type Language, textsIn } from '#schemas/languages.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteState } from '../storefront/site-reader.ts';
import { smallDocument } from '../storefront/small-document.tsx';
import { offlineTexts } from './offline-texts.ts';

/** What a browser shows for a page that it has not kept. Its address stays, so a link to it tries again. */
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
