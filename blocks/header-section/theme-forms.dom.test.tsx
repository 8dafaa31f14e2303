import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Locator, page as screen } from 'vitest/browser';
import { formLines, plainForms, type ThemeForms } from '#schemas/theme/theme-forms.ts';
import { menu, opener, show } from '#tests/support/header-stage.tsx';

beforeEach(() => screen.viewport(1440, 900));

/** Shows the header in a layout that a theme can choose. */
async function showForm(form: ThemeForms['header']) {
  const { style } = document.documentElement;
  style.cssText = formLines({ ...plainForms, header: form }).join(';');
  onTestFinished(() => {
    style.cssText = '';
  });
  await show();
  const box = (of: Locator) => of.element().getBoundingClientRect();
  return {
    header: box(screen.getByRole('banner')),
    logo: box(screen.getByRole('link', { name: /Home page$/ })),
    menu: box(screen.getByRole('navigation', { name: 'Main navigation', exact: true })),
  };
}

test('a theme puts the logo in the centre, above the menu', async () => {
  const { header, logo, menu } = await showForm('centered');
  expect(Math.abs(logo.left + logo.right - 1440)).toBeLessThan(4);
  expect(Math.abs(menu.left + menu.right - 1440)).toBeLessThan(4);
  expect(menu.top).toBeGreaterThanOrEqual(logo.bottom);
  expect(menu.bottom).toBeLessThanOrEqual(header.bottom);
});

test('a theme puts the menu below the logo, at the start', async () => {
  const { header, logo, menu } = await showForm('below');
  expect(Math.abs(menu.left - logo.left)).toBeLessThan(20);
  expect(menu.top).toBeGreaterThanOrEqual(logo.bottom);
  expect(menu.bottom).toBeLessThanOrEqual(header.bottom);
});

test('a compact header is one row, with the side menu also on wide screens', async () => {
  const { header, logo, menu: navigation } = await showForm('compact');
  expect(header.height).toBe(70);
  expect(navigation.left).toBeGreaterThan(logo.right);
  expect(navigation.left - logo.right).toBeLessThan(40);
  await opener().click();
  await expect.element(menu()).toBeVisible();
});
