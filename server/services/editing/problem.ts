import type { DocumentKey, EditNode, OptionsLayer, Problem } from '#schemas/editing/node.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import { type AppError, fail, type Result } from '#schemas/result.ts';

interface Place {
  readonly path?: string;
  readonly layer?: OptionsLayer | null;
  readonly severity?: Problem['severity'];
}

/** A problem of a node. */
export function problemOf(
  { document, id }: Pick<EditNode, 'document' | 'id'>,
  { code, params = {} }: AppError,
  { path = '', layer = null, severity = 'error' }: Place = {},
): Problem {
  return { document, node: id, path, layer, severity, code, params };
}

/** A problem of a whole document. */
export function documentProblem(
  document: DocumentKey,
  code: ErrorCode,
  params: Problem['params'] = {},
): Problem {
  return { document, node: null, path: '', layer: null, severity: 'error', code, params };
}

export const hasError = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** Turns a problem into the error of a call that changes a single node. */
export function problemError({ code, path, params }: Problem): Result<never> {
  return fail(code as ErrorCode, { params, ...(path && { field: path }) });
}
