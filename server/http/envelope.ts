import { errors } from '#schemas/errors.ts';
import type { AppError } from '#schemas/result.ts';

/** The contract's error body (API-005), with the machine-readable code next to the message. */
export function errorEnvelope({ code, params, field }: AppError, traceId: string) {
  const { status, message } = errors[code];
  return {
    errored: true as const,
    message,
    statusCode: status,
    code,
    ...(params ? { params } : {}),
    ...(field ? { field } : {}),
    traceId,
  };
}
