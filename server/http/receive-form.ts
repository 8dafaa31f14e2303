import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isObject } from '#schemas/block/translations.ts';
import { visitorUpload } from '#schemas/constants.ts';
import { type AppError, fail, ok, type Result } from '#schemas/result.ts';
import type { UploadedFile } from '../api/handler.ts';
import {
  brokenRequest,
  openUploadFolder,
  type ReceivedFiles,
  readFilePart,
} from './receive-files.ts';

/** Forms with files that visitors post. A form of the CMS has at most 100 fields, some with several values. */
export const formOptions = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: visitorUpload.maxBytes,
    files: visitorUpload.maxFiles,
    fields: 300,
    fieldSize: 50_000,
    parts: 300 + visitorUpload.maxFiles,
    headerPairs: 20,
  },
} as const;

/**
 * Maximum size in bytes of a request that is read to its end, so that the visitor gets a page with the error.
 */
const longestForm = 2 * visitorUpload.maxTotalBytes;

/** Whether a request is not read at all: it is too long, or has no `Content-Length`. */
export const isTooLong = ({ headers }: FastifyRequest): boolean =>
  !(Number(headers['content-length']) <= longestForm);

type Fields = Map<string, string | readonly string[]>;

/** A posted form. `discard` deletes its files from disk and must always be called. */
export interface PostedForm {
  readonly form: Readonly<Record<string, string | readonly string[]>>;
  readonly files: readonly UploadedFile[];
  /** Error of an incomplete form; `form` holds the fields that were read. */
  readonly refused: AppError | null;
  readonly discard: () => Promise<void>;
}

export async function receiveForm(request: FastifyRequest): Promise<PostedForm> {
  const { folder, discard } = await openUploadFolder();
  const fields: Fields = new Map();
  const files: UploadedFile[] = [];
  try {
    const read = await readForm(request, folder, fields, files);
    return { form: Object.fromEntries(fields), files, refused: errorOf(read), discard };
  } catch (error) {
    await discard();
    const broken = brokenRequest(request, error, visitorUpload.maxFiles);
    return { form: Object.fromEntries(fields), files: [], refused: errorOf(broken), discard };
  }
}

/** Reads a call of the API: its JSON under `body`, beside files. */
export async function receiveBody(request: FastifyRequest): Promise<Result<ReceivedFiles>> {
  const { form, files, refused, discard } = await receiveForm(request);
  const fields = refused ? ({ ok: false, error: refused } as const) : readBody(form['body']);
  if (fields.ok) return ok({ fields: fields.value, files, discard });
  await discard();
  return fields;
}

function readBody(text: PostedForm['form'][string] = ''): Result<ReceivedFiles['fields']> {
  const body = parseJson(String(text));
  return isObject(body) ? ok(body) : fail('badRequest', { field: 'body' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the whole request even after an error: a browser that still sends would not read the response. */
async function readForm(
  request: FastifyRequest,
  folder: string,
  fields: Fields,
  files: UploadedFile[],
): Promise<Result<null>> {
  let result: Result<null> = ok(null);
  let total = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.valueTruncated && result.ok) result = fail('payloadTooLarge');
      addField(fields, part.fieldname, String(part.value));
      continue;
    }
    const path = join(folder, String(files.length));
    const file = await readFilePart(part, path);
    const { size } = await stat(path);
    total += size;
    if (total > visitorUpload.maxTotalBytes && result.ok) result = fail('payloadTooLarge');
    if (!file.ok) result = result.ok ? atField(file, part) : result;
    else if (size > 0 || file.value.name !== '') files.push(file.value);
  }
  return result;
}

/** A name that occurs several times has a list, as in forms without files. */
function addField(fields: Fields, name: string, value: string): void {
  const known = fields.get(name);
  fields.set(name, known === undefined ? value : [...[known].flat(), value]);
}

const errorOf = (read: Result<null>): AppError | null => (read.ok ? null : read.error);

function atField(refused: Result<never>, { fieldname }: MultipartFile): Result<never> {
  return refused.ok ? refused : { ok: false, error: { ...refused.error, field: fieldname } };
}
