import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmailField } from './email-field.tsx';

const t = (key: string, params: object = {}) => `${key} ${Object.values(params).join()}`.trim();

test('a likely typo is offered corrected, and taken by one press', async () => {
  await render(<EmailField t={t} label="Email" name="email" />);
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('ana@gmial.com');
  await userEvent.tab();
  const offer = page.getByRole('button', { name: 'ana@gmail.com' });
  await offer.click();
  await expect.element(field).toHaveValue('ana@gmail.com');
  await expect.element(field).toHaveFocus();
  await expect.element(offer).not.toBeInTheDocument();
});
