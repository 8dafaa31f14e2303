import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DialogStage } from '../../testing/dialog-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { axeViolations } from './axe-violations.ts';

interface OuterProps extends Closing<string> {
  readonly size?: 'medium' | 'large';
}

function Outer({ close, size }: OuterProps) {
  const dialogs = useDialogs();
  const prompt = async () => {
    const question = { title: 'Sure?', text: 'It cannot be undone.', action: 'Yes', danger: true };
    if (await dialogs.confirm(question)) close('done');
  };
  return (
    <Dialog isOpen title="Outer" {...(size && { size })} onClose={() => close()}>
      <Button onPress={() => void prompt()}>ask</Button>
    </Dialog>
  );
}

async function stage(size?: OuterProps['size']) {
  const responses: unknown[] = [];
  await page.viewport(1000, 1000);
  await render(
    <DialogStage
      api={fakeEditorApi({})}
      open={async (dialogs) => responses.push(await dialogs.open(Outer, size ? { size } : {}))}
    />,
  );
  await page.getByRole('button', { name: 'open' }).click();
  return responses;
}

const outer = () => page.getByRole('dialog', { name: 'Outer' });
const question = () => page.getByRole('alertdialog', { name: 'Sure?' });

test('a question over a dialog is confirmed, and focus returns each time · MODAL-18', async () => {
  const responses = await stage();
  await page.getByRole('button', { name: 'ask' }).click();
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(outer()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'ask' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.element(outer()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'open' })).toHaveFocus();
  expect(responses).toEqual(['done']);
});

test('a destructive question focuses cancel first, which does nothing · MODAL-18', async () => {
  const responses = await stage();
  await page.getByRole('button', { name: 'ask' }).click();
  await expect.element(page.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'ask' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(outer()).not.toBeInTheDocument();
  expect(responses).toEqual([undefined]);
});

test.each([undefined, 'medium', 'large'] as const)(
  'a dialog of size %s is 60 percent high and resolves to undefined when closed · MODAL-19 CONST-49',
  async (size) => {
    const responses = await stage(size);
    expect((outer().element() as HTMLElement).parentElement?.offsetHeight).toBe(600);
    await userEvent.keyboard('{Escape}');
    await expect.element(outer()).not.toBeInTheDocument();
    expect(responses).toEqual([undefined]);
  },
);
