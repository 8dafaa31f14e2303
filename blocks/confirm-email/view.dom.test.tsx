import messages from 'virtual:messages/blocks/confirm-email';
import { expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { textsIn } from '#schemas/languages.ts';
import { pageOf } from '#tests/support/page.ts';
import { View } from './view.tsx';

type Data = Parameters<typeof View>[0]['data'];

function show(data: Data) {
  const texts = { ...coreMessages('hr'), ...prefixed('confirm-email', textsIn(messages, 'hr')) };
  const runtime = { page: pageOf([]), t: createTranslator('hr', texts) } as unknown as Runtime;
  return render(
    <RuntimeContext value={runtime}>
      <View id="c" options={{}} data={data} slots={{}} />
    </RuntimeContext>,
  );
}

test('a confirmed address shows its message · PAGE-06 DOI-02 DOI-07', async () => {
  await show({
    kind: 'message',
    goal: 'Javit ćemo se u ponedjeljak.',
    email: 'a@b.hr',
    purpose: 'form',
  });
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('E-adresa je potvrđena');
  await expect.element(screen.getByText('Javit ćemo se u ponedjeljak.')).toBeVisible();
});

test('a goal address is opened, and remains as a link · DOI-04', async () => {
  await show({ kind: 'url', goal: '#potvrda', email: 'a@b.hr', purpose: 'form' });
  await expect.poll(() => location.hash).toBe('#potvrda');
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '#potvrda');
  history.replaceState(null, '', location.pathname + location.search);
});

test('a goal file is downloaded at once, as a blob with its name · DOI-03', async () => {
  const downloads: string[] = [];
  const click = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function (
    this: HTMLElement,
  ) {
    if (this instanceof HTMLAnchorElement) downloads.push(`${this.protocol} ${this.download}`);
  });
  const goal = URL.createObjectURL(new Blob(['text']));
  await show({ kind: 'file', goal, email: 'a@b.hr', purpose: 'form' });
  await expect.poll(() => downloads).toEqual([`blob: ${goal.split('/').at(-1)}`]);
  click.mockRestore();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
});

test('a failed download is reported, and the link stays · DOI-06 ERR-48', async () => {
  const goal = 'http://127.0.0.1:9/prirucnik.pdf';
  await show({ kind: 'file', goal, email: 'a@b.hr', purpose: 'form' });
  const alert = screen.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent('Preuzimanje neuspješno. Molimo pokušajte ponovno.');
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', goal);
});

test('an error of the server is reported, not saved as the file · ERR-48 DOI-06', async () => {
  const missing = Response.json({ errored: true }, { status: 404 });
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(missing);
  const click = vi.spyOn(HTMLElement.prototype, 'click').mockReturnValue();
  await show({ kind: 'file', goal: '/prirucnik.pdf', email: 'a@b.hr', purpose: 'form' });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Preuzimanje neuspješno. Molimo pokušajte ponovno.');
  expect(click).not.toHaveBeenCalled();
  fetched.mockRestore();
  click.mockRestore();
});
