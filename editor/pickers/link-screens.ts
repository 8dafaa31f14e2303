import type { Screen } from '#runtime/routes/table.ts';

/** Screens that links can lead to: those that need nothing more than their address. */
export const linkScreens: readonly (Screen | 'home')[] = [
  'home',
  'shop',
  'cart',
  'checkout',
  'search',
  'blog',
  'login',
  'register',
  'forgot-password',
  'profile',
];
