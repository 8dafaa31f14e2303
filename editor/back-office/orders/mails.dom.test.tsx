import messages from 'virtual:messages/editor/back-office/orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OrderFileView } from '#schemas/entities/order-file.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import '../../ui/tokens.css';
import { OwnTexts } from '../own-texts.tsx';
import { Mails } from './mails.tsx';
import { OrderContext, type OrderPage } from './order-context.ts';

const mail = { id: 1, copies: 0, attempts: 0, failedAt: null };
const mails = [
  { ...mail, kind: 'orderReceived', sentAt: null },
  { ...mail, id: 2, kind: 'invoice', sentAt: '2026-01-05T10:00:00Z' },
];

test.each(['ltr', 'rtl'])(
  'the preview of a mail begins where its texts begin, in %s',
  async (direction) => {
    const file = { number: 1001, mails } as unknown as OrderFileView;
    await render(
      <OfficeStage api={fakeEditorApi({})}>
        <OwnTexts name="order" messages={messages}>
          <OrderContext value={{ file } as OrderPage}>
            <div className="izlog-editor" dir={direction}>
              <Mails />
            </div>
          </OrderContext>
        </OwnTexts>
      </OfficeStage>,
    );
    const side = direction === 'ltr' ? 'left' : 'right';
    for (const item of page.getByRole('listitem').elements()) {
      const begin = item.querySelector('p')?.getBoundingClientRect()[side];
      expect(item.querySelector('svg')?.getBoundingClientRect()[side]).toBe(begin);
    }
  },
);
