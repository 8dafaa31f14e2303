import { errors } from '#schemas/errors.ts';
import { fail, ok, type Result } from '#schemas/result.ts';

/** Who keeps the membership cards outside of the shop (CARD-14). */
export interface CardRegister {
  /** Whether the register knows the card as valid; fails while it cannot be asked. */
  readonly isValid: (barcode: string) => Promise<Result<boolean>>;
}

/** ms that a shopper waits for the register at most. */
const patience = 3000;

interface Verdict {
  readonly isValid?: unknown;
  readonly message?: unknown;
}

/**
 * Asks `{address}?barcode=…`, which answers `{"isValid": true}`. A card of a student whom the register
 * has in no department comes back invalid with a `message` that says so (ERR-12).
 */
export function createCardRegister(address: string): CardRegister {
  return {
    async isValid(barcode) {
      const url = new URL(address);
      url.searchParams.set('barcode', barcode);
      try {
        const response = await fetch(url, {
          signal: AbortSignal.timeout(patience),
          redirect: 'error',
        });
        if (!response.ok) return fail('unavailable');
        const { isValid, message } = (await response.json()) as Verdict;
        if (message === errors.studentNotAssigned.message) return fail('studentNotAssigned');
        return typeof isValid === 'boolean' ? ok(isValid) : fail('unavailable');
      } catch {
        return fail('unavailable');
      }
    },
  };
}
