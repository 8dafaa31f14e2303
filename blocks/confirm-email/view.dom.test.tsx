import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { pageOf } from '#tests/support/page.ts';
import { messages } from './messages.ts';
import { View } from './view.tsx';

test('a download that fails is told, the link stays · ERR-48', async () => {
  const runtime = {
    page: pageOf([]),
    t: createTranslator('hr', prefixed('confirm-email', messages.hr)),
  } as unknown as Runtime;
  const data = { kind: 'file', goal: 'http://127.0.0.1:9/prirucnik.pdf', email: 'a@b.hr' } as const;
  await render(
    <RuntimeContext value={runtime}>
      <View id="c" options={{}} data={data} slots={{}} />
    </RuntimeContext>,
  );
  const alert = screen.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent('Preuzimanje neuspješno. Molimo pokušajte ponovno.');
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', data.goal);
});
