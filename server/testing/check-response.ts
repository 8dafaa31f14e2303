import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import { invariant, type Result } from '#schemas/result.ts';
import { createAjv } from '#schemas/validation/ajv.ts';

// Optimizing the code takes half of the time of compiling it, and tests run it only a few times.
const ajv = createAjv({ code: { optimize: false } });

/** Every response must match the contract, whatever the test is about. */
export function checkResponse(name: EndpointName, response: Result<unknown>): void {
  if (!response.ok) return;
  const check = ajv.compile(endpoint(name).response);
  invariant(check(response.value), `${name}: ${ajv.errorsText(check.errors)}`);
}
