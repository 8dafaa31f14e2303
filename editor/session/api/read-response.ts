import { type ErrorCode, errors } from '#schemas/errors.ts';
import { fail, ok, type Result } from '#schemas/result.ts';

/** The two envelopes of the contract as a `Result`. Anything else is `unavailable`. */
export function readResponse(text: string): Result<unknown> {
  const response = parse(text);
  if (response && 'data' in response) return ok(response['data']);
  if (response && isErrorCode(response['code'])) {
    const { code, params, field } = response as {
      code: ErrorCode;
      params?: Params;
      field?: string;
    };
    return fail(code, { ...(params && { params }), ...(field !== undefined && { field }) });
  }
  return fail('unavailable');
}

type Params = Readonly<Record<string, string | number>>;

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}
