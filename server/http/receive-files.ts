import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { upload } from '#schemas/constants.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { UploadedFile } from '../api/handler.ts';
import { isRunning } from '../db/process-info.ts';

/** Files of a multipart request. `discard` deletes them from disk and must always be called. */
export interface ReceivedFiles {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: readonly UploadedFile[];
  readonly discard: () => Promise<void>;
}

export const multipartOptions = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: upload.maxBytes,
    files: upload.maxFiles,
    fields: 10,
    fieldSize: 10_000,
    parts: upload.maxFiles + 10,
    headerPairs: 20,
  },
} as const;

const fileField = 'file';
export const folderPrefix = 'izlog-upload-';
const ownFolder = /^izlog-upload-(\d+)-/;

/** Deletes uploads left behind by processes that were killed. */
export async function removeLeftUploads(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(ownFolder.exec(name)?.[1] ?? 0);
    if (pid === 0 || isRunning(pid)) continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/**
 * Reads the whole request even after an error, because a browser that is still sending would not read the
 * response. Files go to disk as they arrive.
 */
export async function receiveFiles(request: FastifyRequest): Promise<Result<ReceivedFiles>> {
  if (!request.isMultipart()) return fail('unsupportedMediaType');
  const { folder, discard } = await openUploadFolder();
  try {
    const received = await readParts(request, folder);
    if (received.ok) return ok({ ...received.value, discard });
    await discard();
    return received;
  } catch (error) {
    await discard();
    return brokenRequest(request, error);
  }
}

/** A folder for the files of one request; `discard` deletes it. */
export async function openUploadFolder() {
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`));
  return { folder, discard: () => rm(folder, { recursive: true, force: true }) };
}

async function readParts(
  request: FastifyRequest,
  folder: string,
): Promise<Result<Omit<ReceivedFiles, 'discard'>>> {
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  let error: Result<never> | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated) error ??= fail('badRequest', { field: part.fieldname });
      fields[part.fieldname] = part.value;
      continue;
    }
    const file = await readFilePart(part, join(folder, String(files.length)));
    if (part.fieldname !== fileField) error ??= fail('badRequest', { field: part.fieldname });
    else if (file.ok) files.push(file.value);
    else error ??= file;
  }
  return error ?? ok({ fields, files });
}

/** Writes a file to disk; the size limit of both kinds of request is the same. */
export async function readFilePart(
  part: MultipartFile,
  path: string,
): Promise<Result<UploadedFile>> {
  const { file, fieldname: field } = part;
  const name = part.filename ?? '';
  await pipeline(file, createWriteStream(path));
  if (file.truncated) {
    return fail('fileTooLarge', { params: { max: upload.maxBytes / 1024 / 1024, name } });
  }
  return ok({ name, field, read: () => readFile(path) });
}

/** Converts errors of the parser; rethrows errors that are not about the request, because they are bugs. */
export function brokenRequest(
  request: FastifyRequest,
  error: unknown,
  maxFiles: number = upload.maxFiles,
): Result<never> {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (request.raw.destroyed && !request.raw.readableEnded) return fail('uploadFailed');
  if (code === 'FST_FILES_LIMIT') return fail('tooManyFiles', { params: { max: maxFiles } });
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return fail('payloadTooLarge');
  if (statusCode !== undefined && statusCode < 500) return fail('uploadFailed');
  if (isParserError(error)) return fail('uploadFailed');
  throw error;
}

/** The parser's own errors have no code, only a message about the form's text. */
const isParserError = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && /multipart|part terminated/i.test(error.message);
