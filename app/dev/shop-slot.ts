import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Shop } from '../shop.ts';

/** ms without a change before the shop opens with the changed code. */
const quiet = 20;
/** ms that pending responses may still take. */
const timeout = 3000;

interface SlotParts {
  /** Loads the changed code and returns the function that opens a shop with it. Throws for broken code. */
  readonly load: () => Promise<() => Promise<Shop>>;
  readonly onOpen: (ms: number) => void;
  readonly onError: (error: unknown) => void;
}

/** Holds the one open shop and replaces it when its code changes. Requests wait meanwhile. */
export function createShopSlot({ load, onOpen, onError }: SlotParts) {
  let shop: Shop | null = null;
  let reloading: Promise<void> | null = null;
  let isStale = false;
  const responses = new Set<ServerResponse>();

  async function replace(): Promise<void> {
    const start = performance.now();
    const open = await load();
    await Promise.race([drained(), delay(timeout)]);
    const old = shop;
    shop = null;
    await old?.close();
    shop = await open();
    await shop.app.ready();
    onOpen(performance.now() - start);
  }

  const drained = async () => {
    while (responses.size > 0) await delay(5);
  };

  async function replaceUntilFresh(): Promise<void> {
    while (isStale) {
      isStale = false;
      await delay(quiet);
      if (!isStale) await replace().catch(onError);
    }
  }

  return {
    /** Resolves when the shop is open with all changes, or the error was reported. */
    reload(): Promise<void> {
      isStale = true;
      reloading ??= replaceUntilFresh().finally(() => {
        reloading = null;
      });
      return reloading;
    },
    /** Resolves to false if no shop could be opened. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      await reloading;
      // Another change may have arrived meanwhile.
      if (reloading) return this.handle(request, response);
      if (!shop) return false;
      responses.add(response);
      response.once('close', () => responses.delete(response));
      shop.app.routing(request, response);
      return true;
    },
    isOpen: () => shop !== null,
    async close(): Promise<void> {
      await reloading;
      await shop?.close();
    },
  };
}

export type ShopSlot = ReturnType<typeof createShopSlot>;
