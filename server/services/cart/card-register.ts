import { errors } from '#schemas/errors.ts';
import { fail, ok, type Result } from '#schemas/result.ts';

/** External register of membership cards (CARD-14). */
export interface CardRegister {
  /** Whether the card is valid in the register; fails when the register is unavailable. */
  readonly isValid: (barcode: string) => Promise<Result<boolean>>;
}

/** Maximum wait for the register in ms. */
const timeout = 3000;

interface RegisterResponse {
  readonly isValid?: unknown;
  readonly message?: unknown;
}

/**
 * Requests `{address}?barcode=…`, which responds with `{"isValid": true}`. The card of a student without a department
 * is invalid, with a `message` that explains it (ERR-12).
 */
export function createCardRegister(address: string): CardRegister {
  return {
    async isValid(barcode) {
      const url = new URL(address);
      url.searchParams.set('barcode', barcode);
      try {
        const response = await fetch(url, {
          signal: AbortSignal.timeout(timeout),
          redirect: 'error',
        });
        if (!response.ok) return fail('unavailable');
        const { isValid, message } = (await response.json()) as RegisterResponse;
        if (message === errors.studentNotAssigned.message) return fail('studentNotAssigned');
        return typeof isValid === 'boolean' ? ok(isValid) : fail('unavailable');
      } catch {
        return fail('unavailable');
      }
    },
  };
}
