import { expect, type Locator } from '@playwright/test';
import { hasFocus, tabTo } from './by-keyboard.ts';

/** A way to use controls: all by mouse, or all by keyboard. In both, texts are typed. */
export interface Hand {
  readonly press: (control: Locator) => Promise<void>;
  /** Opens a list and chooses an option. */
  readonly choose: (list: Locator, option: string) => Promise<void>;
  /** Chooses an option of a list that is always open. */
  readonly pick: (option: Locator) => Promise<void>;
  readonly select: (radio: Locator) => Promise<void>;
  readonly toEnd: (slider: Locator) => Promise<void>;
  /** Focuses a field at its beginning. */
  readonly enter: (field: Locator) => Promise<void>;
}

const optionOf = (list: Locator, name: string) =>
  list.page().getByRole('option', { name, exact: true });

export const mouse: Hand = {
  press: (control) => control.click(),
  async choose(list, option) {
    await list.click();
    await optionOf(list, option).click();
  },
  pick: (option) => option.click(),
  // The input itself is hidden in its label.
  select: (radio) => radio.locator('xpath=ancestor::label').click(),
  async toEnd(slider) {
    const thumb = slider.locator('xpath=../..');
    await thumb.scrollIntoViewIfNeeded();
    const box = await thumb.boundingBox();
    const pointer = slider.page().mouse;
    if (!box) throw new Error('The slider has no thumb.');
    await pointer.move(box.x + box.width / 2, box.y + box.height / 2);
    await pointer.down();
    await pointer.move(box.x + 1_000, box.y + box.height / 2, { steps: 5 });
    await pointer.up();
  },
  enter: (field) => field.click({ position: { x: 14, y: 10 } }),
};

export const keyboard: Hand = {
  async press(control) {
    await tabTo(control);
    await control.page().keyboard.press('Enter');
  },
  async choose(list, option) {
    await tabTo(list);
    const { keyboard: keys } = list.page();
    const isTyped = (await list.getAttribute('role')) === 'combobox';
    if (!isTyped) await keys.press('Enter');
    await expect(list.page().getByRole('option').first()).toBeVisible();
    await keys.type(option);
    if (isTyped) await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(list).toHaveAttribute('aria-expanded', 'false');
  },
  async pick(option) {
    await tabTo(option.locator('xpath=ancestor::*[@role="listbox"]'));
    const { keyboard: keys } = option.page();
    await keys.press('Home');
    for (let pressed = 0; pressed < 20 && !(await hasFocus(option)); pressed += 1) {
      await keys.press('ArrowRight');
    }
    await keys.press('Enter');
    await expect(option).toHaveAttribute('aria-selected', 'true');
  },
  async select(radio) {
    const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]');
    await tabTo(group);
    for (let pressed = 0; pressed < 20 && !(await radio.isChecked()); pressed += 1) {
      await radio.page().keyboard.press('ArrowRight');
    }
    await expect(radio).toBeChecked();
  },
  async toEnd(slider) {
    await tabTo(slider);
    await slider.page().keyboard.press('End');
  },
  enter: (field) => tabTo(field),
};
