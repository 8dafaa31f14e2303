import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';

/**
 * Components of screens by name. Wrap each in `lazyPart`, so that a visit loads only the code of its screen.
 */
export const screenParts: Readonly<Record<string, ComponentType>> = {
  dashboard: lazyPart(
    async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
  ),
  'category-tree': lazyPart(
    async () => (await import('./category-tree/category-tree-screen.tsx')).CategoryTreeScreen,
  ),
  import: lazyPart(async () => (await import('./import/import-screen.tsx')).ImportScreen),
  'new-order': lazyPart(
    async () => (await import('./new-order/new-order-screen.tsx')).NewOrderScreen,
  ),
  accounting: lazyPart(
    async () => (await import('./accounting/accounting-screen.tsx')).AccountingScreen,
  ),
  media: lazyPart(async () => (await import('./media/media-screen.tsx')).MediaScreen),
  menus: lazyPart(async () => (await import('./menus/menus-screen.tsx')).MenusScreen),
  server: lazyPart(async () => (await import('./server/server-screen.tsx')).ServerScreen),
  security: lazyPart(async () => (await import('./security/security-screen.tsx')).SecurityScreen),
};
