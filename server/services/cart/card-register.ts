import { fail, ok, type Result } from '#schemas/result.ts';

/** Who keeps the membership cards outside of the shop (CARD-14). */
export interface CardRegister {
  /** Whether the register knows the card as valid; fails while it cannot be asked. */
  readonly isValid: (barcode: string) => Promise<Result<boolean>>;
}

/** ms that a shopper waits for the register at most. */
const patience = 3000;

/** Asks `{address}?barcode=…`, which answers `{"isValid": true}`. */
export function createCardRegister(address: string): CardRegister {
  return {
    async isValid(barcode) {
      const url = new URL(address);
      url.searchParams.set('barcode', barcode);
      try {
        const answer = await fetch(url, {
          signal: AbortSignal.timeout(patience),
          redirect: 'error',
        });
        if (!answer.ok) return fail('unavailable');
        const { isValid } = (await answer.json()) as { readonly isValid?: unknown };
        return typeof isValid === 'boolean' ? ok(isValid) : fail('unavailable');
      } catch {
        return fail('unavailable');
      }
    },
  };
}
