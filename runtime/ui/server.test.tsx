import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './choice.tsx';
import { Dialog } from './dialog.tsx';
import { Notices } from './notices.tsx';
import { NumberField } from './number-field.tsx';
import { Popover } from './popover.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;

test('a closed dialog is in the page without its content', () => {
  const html = renderToString(
    <Dialog open={false} onClose={nothing} title="Chart" labels={{ close: 'close' }}>
      inside
    </Dialog>,
  );
  expect(html).toContain('<dialog');
  expect(html).not.toMatch(/ open=|inside/);
});

test('a popover opens without scripts', () => {
  const html = renderToString(<Popover trigger="HR">languages</Popover>);
  const [, target] = /popoverTarget="([^"]+)"/i.exec(html) ?? [];
  expect(html).toContain(`id="${target}"`);
});

test('a field connects its error and hint to the control', () => {
  const html = renderToString(
    <TextField id="mail" label="mail" hint="why" error="mend" required />,
  );
  expect(html).toContain('aria-describedby="mail-error mail-hint"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('for="mail"');
});

test('a number field is a plain number input · CART-04 BUNDLE-03', () => {
  const labels = { less: 'less', more: 'more' };
  const html = renderToString(
    <NumberField label="n" labels={labels} name="qty" defaultValue={2} />,
  );
  const [input] = /<input[^>]*>/.exec(html) ?? [];
  expect(input).toContain('type="number"');
  expect(input).toContain('name="qty"');
});

test('messages of the server are in the markup', () => {
  const html = renderToString(
    <Notices
      notices={[{ id: 'a', kind: 'error', text: 'broken' }]}
      onDismiss={nothing}
      labels={{ region: 'notices', dismiss: 'dismiss' }}
    />,
  );
  expect(html).toMatch(/role="alert".*broken/);
});

test('a button with href is a link', () => {
  expect(renderToString(<Button href="/x">go</Button>)).toMatch(/^<a /);
});

test('a required checkbox has the attribute required · CONSENT-02', () => {
  expect(renderToString(<Checkbox label="agree" required />)).toContain('required=""');
});
