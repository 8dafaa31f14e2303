import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import {
  BackOfficeContext,
  BackOfficePartsContext,
  useBackOffice,
} from '#editor/back-office/context.ts';
import { backOfficeMessages } from '#editor/back-office/messages.ts';
import type { BackOfficeState } from '#editor/back-office/state.ts';
import { createTitleMemory } from '#editor/back-office/title-memory.ts';
import { EditorApiContext } from '#editor/canvas/editor-api-context.ts';
import { TranslateProvider } from '#editor/i18n/translate.tsx';
import type { EditorApi } from '#editor/session/api/editor-api.ts';
import { createDialogs, DialogHost } from '#editor/ui/dialogs/dialogs.tsx';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import type { Language } from '#schemas/languages.ts';
import { pageOf } from './page.ts';

interface OfficeStageProps {
  readonly api: EditorApi;
  readonly collections?: readonly CollectionDescription[];
  readonly children: ReactNode;
}

/** Test stage for parts of the back office, in English. */
export function OfficeStage({ api, collections = [], children }: OfficeStageProps) {
  const [dialogs] = useState(createDialogs);
  const [client] = useState(() => new QueryClient());
  const [parts] = useState(() => ({ findTitle: createTitleMemory(api) }));
  return (
    <TranslateProvider t={createTranslator('en', backOfficeMessages('en'))}>
      <BackOfficeContext value={{ ...state, collections }}>
        <EditorApiContext value={api}>
          <QueryClientProvider client={client}>
            <BackOfficePartsContext value={parts}>
              <MemoryRouter>
                <DialogHost dialogs={dialogs}>{children}</DialogHost>
              </MemoryRouter>
            </BackOfficePartsContext>
          </QueryClientProvider>
        </EditorApiContext>
      </BackOfficeContext>
    </TranslateProvider>
  );
}

interface InLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Shows a part to a member of staff with another language; its texts stay English. */
export function InLanguage({ language, children }: InLanguageProps) {
  return (
    <BackOfficeContext value={{ ...useBackOffice(), uiLanguage: language }}>
      {children}
    </BackOfficeContext>
  );
}

const state: BackOfficeState = {
  site: { ...pageOf([]).site, url: 'https://shop.example' },
  uiLanguage: 'en',
  email: 'iva@example.com',
  base: '/en/admin',
  home: '/en',
  bases: { en: '/en/admin' },
  links: [],
  hasCache: false,
  collections: [],
  scope: ['admin'],
  list: null,
};
