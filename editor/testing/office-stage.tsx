import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { pageOf } from '#tests/support/page.ts';
import { BackOfficeContext } from '../back-office/context.ts';
import { backOfficeMessages } from '../back-office/messages.ts';
import type { BackOfficeState } from '../back-office/state.ts';
import { EditorApiContext } from '../canvas/editor-api-context.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import type { EditorApi } from '../session/api/editor-api.ts';
import { createDialogs, DialogHost } from '../ui/dialogs/dialogs.tsx';

interface OfficeStageProps {
  readonly api: EditorApi;
  readonly collections?: readonly CollectionDescription[];
  readonly children: ReactNode;
}

/** Test stage for parts of the back office, in English. */
export function OfficeStage({ api, collections = [], children }: OfficeStageProps) {
  const [dialogs] = useState(createDialogs);
  const [client] = useState(() => new QueryClient());
  return (
    <TranslateProvider t={createTranslator('en', backOfficeMessages('en'))}>
      <BackOfficeContext value={{ ...state, collections }}>
        <EditorApiContext value={api}>
          <QueryClientProvider client={client}>
            <MemoryRouter>
              <DialogHost dialogs={dialogs}>{children}</DialogHost>
            </MemoryRouter>
          </QueryClientProvider>
        </EditorApiContext>
      </BackOfficeContext>
    </TranslateProvider>
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
