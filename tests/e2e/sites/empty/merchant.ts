import type { Page } from '@playwright/test';
import { logInAs } from '../site-journey.ts';

/*
 * The tests of this folder are one merchant's first days, in the order of the names of their files: each continues
 * in the same shop where the one before ended.
 */

export const owner = { email: 'owner@example.com', password: 'paper-and-ink-7' };
export const logIn = (page: Page): Promise<void> => logInAs(page, owner.email, owner.password);
