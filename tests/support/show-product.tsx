import messages from 'virtual:messages/blocks/product-detail';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DetailData } from '#blocks/product-detail/detail-data.ts';
import { View } from '#blocks/product-detail/view.tsx';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createSessionStore, type SessionState } from '#runtime/store/session.ts';
import { textsIn } from '#schemas/languages.ts';
import { guest, pageOf } from './page.ts';

const options = { showCrossSell: true, showDetails: true, deliveryNote: '' };
const address = location.href;

/** Restores the address, which holds the chosen variant. */
export const resetAddress = () => history.replaceState(null, '', address);

/** Shows the product of a fixture. Returns its data and the forms that are sent. */
export async function showProduct(
  fixture: { data: unknown },
  change: Partial<DetailData> = {},
  state: Partial<SessionState> = {},
) {
  const sent: FormData[] = [];
  const runtime = {
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', {
      ...prefixed('product-detail', textsIn(messages, 'en')),
      'core.increase': 'more',
      'core.decrease': 'less',
      'core.close': 'Close',
    }),
    session: createSessionStore({ ...guest, ...state }),
    forms: createFormsStore(null),
  } as unknown as Runtime;
  const data = { ...(fixture.data as DetailData), ...change };
  await render(
    <RuntimeContext value={runtime}>
      <div
        onSubmit={(event) => {
          if (!event.defaultPrevented) sent.push(new FormData(event.target));
          event.preventDefault();
        }}
      >
        <View id="p" options={options} data={data} slots={{ reviews: null }} />
      </div>
    </RuntimeContext>,
  );
  return { sent, data };
}

export const addButton = screen.getByRole('button', { name: 'Add to cart', exact: true });

export const pictures = screen.getByRole('list', { name: 'Pictures of the product' });

export const sentValue = (form: FormData | undefined, name: string) => form?.get(name);
