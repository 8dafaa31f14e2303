import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { linkSchema, textSchema } from '#schemas/block/fragments.ts';
import type { ElementMeta, JsonObject } from '#schemas/document/element.ts';
import { instantOf } from '#schemas/rules/zoned-time.ts';
import { blockOf, EditorParts } from '#tests/support/forms.tsx';
import { MetaForm } from './meta-form.tsx';
import { MobileForm, MobileMetaForm } from './mobile-form.tsx';
import { RawJsonForm } from './raw-json-form.tsx';

const block = blockOf({
  properties: { title: textSchema, link: linkSchema },
});
const base = { title: 'Chart', link: { label: 'On', target: '#a', newTab: false } };
const nobody: readonly string[] = [];
const nothing: [] = [];

function KeptMobileForm({ onChange }: { readonly onChange: (overrides: JsonObject) => void }) {
  const [overrides, setOverrides] = useState<JsonObject>({ link: { label: 'Next' } });
  return (
    <EditorParts>
      <MobileForm
        block={block}
        base={base}
        overrides={overrides}
        onChange={(next) => {
          setOverrides(next);
          onChange(next);
        }}
        language="en"
        scopes={nobody}
        problems={nothing}
        focusPath="link/label"
      />
    </EditorParts>
  );
}

test('the mobile form shows the effective value and its origin · LAYOUT-18', async () => {
  const onChange = vi.fn<(overrides: JsonObject) => void>();
  await render(<KeptMobileForm onChange={onChange} />);
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Chart');
  await expect.element(page.getByRole('textbox', { name: 'Label' })).toHaveValue('Next');
  await expect.element(page.getByText('Own value on mobile')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the desktop value: Label' }).click();
  expect(onChange).toHaveBeenLastCalledWith({});
  await expect.element(page.getByRole('textbox', { name: 'Label' })).toHaveValue('On');
  await page.getByRole('textbox', { name: 'Title' }).fill('Small');
  expect(onChange).toHaveBeenLastCalledWith({ title: 'Small' });
  await expect.element(page.getByText('Own value on mobile')).toBeVisible();
});

test('inherited list items have no space for a mark in their rows · LAYOUT-18', async () => {
  await render(
    <EditorParts>
      <MobileForm
        block={blockOf({ properties: { corners: { type: 'array', items: textSchema } } })}
        base={{ corners: ['44° 08′ N', '15° 10′ E'] }}
        overrides={{}}
        onChange={() => undefined}
        language="en"
        scopes={nobody}
        problems={nothing}
      />
    </EditorParts>,
  );
  const corner = page.getByRole('textbox').first();
  await expect.element(corner).toHaveValue('44° 08′ N');
  const position = corner.element().closest('[data-field]');
  const heights = [position, corner.element()].map((each) => each?.getBoundingClientRect().height);
  expect(heights[0]).toBe(heights[1]);
});

test('the mobile layout stores only what differs · LAYOUT-18', async () => {
  const onChange = vi.fn<(overrides: Partial<ElementMeta>) => void>();
  await render(
    <EditorParts>
      <MobileMetaForm
        base={{ width: 'wide' }}
        overrides={{}}
        onChange={onChange}
        language="en"
        problems={nothing}
      />
    </EditorParts>,
  );
  expect(page.getByRole('button', { name: /Device/ }).elements()).toEqual([]);
  await page.getByText('Hidden').click();
  expect(onChange).toHaveBeenLastCalledWith({ hidden: true }, 'hidden');
});

test('the layout form stores instants and removes cleared fields', async () => {
  const onChange = vi.fn<(meta: ElementMeta, path: string) => void>();
  function Kept() {
    const [meta, setMeta] = useState<ElementMeta>({ anchor: 'top' });
    return (
      <EditorParts>
        <MetaForm
          value={meta}
          onChange={(next, path) => {
            setMeta(next);
            onChange(next, path);
          }}
          language="en"
          problems={nothing}
        />
      </EditorParts>
    );
  }
  await render(<Kept />);
  await page.getByLabelText('Visible from').fill('2026-11-21T10:30');
  const instant = instantOf('2026-11-21T10:30')?.toISOString();
  expect(onChange).toHaveBeenLastCalledWith({ anchor: 'top', from: instant }, 'from');
  await page.getByRole('textbox', { name: 'Anchor' }).fill('');
  expect(onChange).toHaveBeenLastCalledWith({ from: instant }, 'anchor');
});

test('options of an unknown block are shown as stored', async () => {
  await render(
    <EditorParts>
      <RawJsonForm type="map" value={{ zoom: 3 }} reason="unknown" />
    </EditorParts>,
  );
  await expect.element(page.getByText(/“map” is not known here/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Data' })).toHaveTextContent('"zoom": 3');
});
