import type { Plugin } from 'vite';
import type { Generated } from './generated.ts';
import type { ShopSlot } from './shop-slot.ts';

/** Reopens the shop when a module that its process has loaded changes. */
export function serverCode(
  slot: Pick<ShopSlot, 'reload' | 'isOpen'>,
  generated: Pick<Generated, 'notice' | 'isWritten'>,
): Plugin {
  return {
    name: 'izlog:server-code',
    configureServer({ watcher }) {
      watcher.on('all', (event, file) => {
        if (generated.notice(event, file)) void slot.reload();
      });
    },
    hotUpdate: {
      order: 'post',
      handler({ file, modules }) {
        const { name, moduleGraph } = this.environment;
        if (name !== 'ssr') return;
        if (generated.isWritten(file)) return [];
        for (const module of modules) moduleGraph.invalidateModule(module);
        if (modules.length > 0 || !slot.isOpen()) void slot.reload();
        return [];
      },
    },
  };
}
