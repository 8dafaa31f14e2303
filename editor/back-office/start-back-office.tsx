import '../ui/tokens.css';
import './opening.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider, I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useHref, useNavigate } from 'react-router-dom';
import { createTranslator, type Translate } from '#runtime/i18n/translator.ts';
import { rootElementId } from '#runtime/page/page-elements.ts';
import { localeOf } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { EditorApiContext } from '../canvas/editor-api-context.ts';
import { PickersContext } from '../canvas/pickers.ts';
import { HtmlField } from '../canvas/rich-text/html-field.tsx';
import { RichTextField } from '../canvas/rich-text/rich-text-field.tsx';
import { HtmlFieldContext, RichTextFieldContext } from '../chrome/forms/field-context.ts';
import { createPickers } from '../chrome/pickers/create-pickers.ts';
import type { Texts } from '../i18n/texts.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { createEditorApi } from '../session/api/editor-api.ts';
import { createDialogs, DialogHost } from '../ui/dialogs/dialogs.tsx';
import type { HtmlFieldProps, RichTextFieldProps } from '../ui/fields/rich-text-props.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { applyScheme, shownScheme } from './color-scheme.ts';
import { BackOfficeContext, BackOfficePartsContext } from './context.ts';
import { withFactorFirst } from './factor-first.ts';
import { Layout } from './layout.tsx';
import { ListPage } from './list/list-page.tsx';
import { backOfficeMessages } from './messages.ts';
import { KnownCollection, NoPage } from './no-page.tsx';
import { keys } from './queries.ts';
import { fetchRecordPage, RecordRoute } from './record/record-route.tsx';
import { screens } from './screens/screen-list.ts';
import { ScreenPage } from './screens/screen-page.tsx';
import { type BackOfficeState, readBackOfficeState } from './state.ts';
import { createTitleMemory } from './title-memory.ts';

/** Renders the back office on its page. */
export async function startBackOffice(texts: Texts): Promise<void> {
  const root = document.getElementById(rootElementId);
  const state = readBackOfficeState(document);
  if (!root || !state) return;
  const { uiLanguage } = state;
  const own = await texts.editor(uiLanguage);
  const t = createTranslator(uiLanguage, { ...own, ...backOfficeMessages(uiLanguage) });
  applyScheme(shownScheme());
  createRoot(root).render(
    <I18nProvider locale={localeOf(uiLanguage)}>
      <TranslateProvider t={t}>
        <Providers state={state} t={t}>
          <Routes>
            <Route element={<Layout />}>
              {screens.map(({ name }) => (
                <Route key={name} path={name} element={<ScreenPage name={name} />} />
              ))}
              <Route path=":name" element={<KnownCollection />}>
                <Route index element={<ListPage />} />
                <Route path="new" element={<RecordRoute />} />
                <Route path="record/:id" element={<RecordRoute />} />
              </Route>
              <Route path="*" element={<NoPage />} />
            </Route>
          </Routes>
        </Providers>
      </TranslateProvider>
    </I18nProvider>,
  );
  whenIdle(fetchRecordPage, { otherwise: 1000 });
}

/** ms for which a response counts as fresh. Short, because other staff change records too. */
const staleTime = 5_000;

/** Creates the cache of responses, with the list that the document holds. */
function createClient({ list }: BackOfficeState): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime, retry: 1 } } });
  if (list) client.setQueryData(keys.rows(list.input), ok(list.page));
  return client;
}

interface ProvidersProps {
  readonly state: BackOfficeState;
  readonly t: Translate;
  readonly children: ReactNode;
}

/** Provides the contexts that screens and the editor's forms and dialogs need. */
function Providers({ state, t, children }: ProvidersProps) {
  const client = createClient(state);
  const api = withFactorFirst(createEditorApi(state.uiLanguage), state.base);
  const dialogs = createDialogs();
  const { currency } = state.site;
  const pickers = createPickers({ api, dialogs, t, currency, anchors: () => [] });
  return (
    <BackOfficeContext value={state}>
      <BackOfficePartsContext value={{ findTitle: createTitleMemory(api) }}>
        <EditorApiContext value={api}>
          <PickersContext value={pickers}>
            <RichTextFieldContext value={renderRichText}>
              <HtmlFieldContext value={renderHtml}>
                <QueryClientProvider client={client}>
                  <BrowserRouter basename={state.base}>
                    <Links>
                      <DialogHost dialogs={dialogs}>{children}</DialogHost>
                    </Links>
                  </BrowserRouter>
                </QueryClientProvider>
              </HtmlFieldContext>
            </RichTextFieldContext>
          </PickersContext>
        </EditorApiContext>
      </BackOfficePartsContext>
    </BackOfficeContext>
  );
}

const renderHtml = (field: HtmlFieldProps) => <HtmlField {...field} />;
const renderRichText = (field: RichTextFieldProps) => <RichTextField {...field} />;

/** Lets links of react-aria navigate without a page load. */
function Links({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  return (
    // oxlint-disable-next-line react/hooks -- react-aria calls it as a hook
    <AriaRouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </AriaRouterProvider>
  );
}
