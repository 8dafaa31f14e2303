import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { createTranslator } from '../i18n/translator.ts';
import { CountedText } from './counted-text.tsx';

const t = createTranslator('en', { 'choice.left': '%{smart_count} left' });
const field = (error?: string) => (
  <CountedText name="text" label="Text" start="A" maxLength={8} error={error} t={t} />
);

test('keeps text typed before hydration, and counts it · PROD-13', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(field());
  const input = screen.getByRole('textbox', { name: 'Text' });
  await input.fill('Žana');
  const root = hydrateRoot(place, field());
  await expect.element(input).toHaveAccessibleDescription(/4 left/);
  root.render(field('Theme again'));
  await expect.element(input).toHaveAccessibleDescription(/Theme again/);
  await expect.element(input).toHaveValue('Žana');
  root.unmount();
  place.remove();
});
