import type { Screen } from '#runtime/routes/table.ts';

/** Screens that links can target: those that open by their address alone. */
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
