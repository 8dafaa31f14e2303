import { faults } from '#schemas/faults.ts';
import type { Fault } from '#schemas/result.ts';

/** The contract's failure body (API-005), with the machine-readable code beside the message. */
export function faultEnvelope({ code, params, field }: Fault, traceId: string) {
  const { status, message } = faults[code];
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
