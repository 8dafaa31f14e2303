import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EditorParts } from '#tests/support/forms.tsx';
import { MoneyField } from './money-field.tsx';

function Price({ locale }: { readonly locale: string }) {
  const [price, setPrice] = useState<number | undefined>(undefined);
  return (
    <EditorParts>
      <I18nProvider locale={locale}>
        <MoneyField label="Price" value={price} onChange={setPrice} />
      </I18nProvider>
      <output>{price}</output>
    </EditorParts>
  );
}

test.each([
  ['de-DE', '24.50', '2450', '24,50'],
  ['de-DE', '24,50', '2450', '24,50'],
  ['de-DE', '1.234,50', '123450', '1.234,50'],
  ['de-DE', '1.234', '123400', '1.234,00'],
  ['hr-HR', '12.5', '1250', '12,50'],
  ['en-GB', '24,50', '2450', '24.50'],
])('in %s the typed amount %s is %s in minor units', async (locale, typed, minor, shown) => {
  for (const leave of ['{Enter}', '{Tab}']) {
    const { unmount } = await render(<Price locale={locale} />);
    const price = page.getByRole('textbox', { name: 'Price' });
    await price.fill(typed);
    await userEvent.keyboard(leave);
    await expect.element(page.getByRole('status')).toHaveTextContent(minor);
    await expect.element(price).toHaveValue(shown);
    await unmount();
  }
});
