import messages from 'virtual:messages/editor/back-office/orders';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OrderFileView } from '#schemas/entities/order-file.ts';
import { OfficeStage } from '#tests/support/office-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { OwnTexts } from '../own-texts.tsx';
import { OrderContext, type OrderPage } from './order-context.ts';
import { Papers } from './parcels.tsx';

const papers = [
  { kind: 'invoice', number: 'R-2026-000001', href: '/paper/1' },
  { kind: 'creditNote', number: 'C-2026-000001', href: '/paper/2' },
];

async function openPapers(hasEInvoices: boolean) {
  const file = { number: 1001, papers, hasEInvoices } as unknown as OrderFileView;
  await render(
    <OfficeStage api={fakeEditorApi({})}>
      <OwnTexts name="order" messages={messages}>
        <OrderContext value={{ file } as OrderPage}>
          <Papers />
        </OrderContext>
      </OwnTexts>
    </OfficeStage>,
  );
  return (name: RegExp) => page.getByRole('link', { name }).elements().length;
}

test('each paper of an order is a PDF and an e-invoice', async () => {
  const count = await openPapers(true);
  expect(count(/PDF/)).toBe(papers.length);
  expect(count(/^XML: /)).toBe(papers.length);
});

test('in a market without e-invoices an order offers its papers as PDF only', async () => {
  const count = await openPapers(false);
  expect(count(/PDF/)).toBe(papers.length);
  expect(count(/XML/)).toBe(0);
});
