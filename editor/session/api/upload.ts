import routes from '#schemas/api/routes.gen.json' with { type: 'json' };
import type { Media } from '#schemas/entities/media.ts';
import { type Language, wireLanguage } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { readResponse } from './read-response.ts';

/** Texts of an uploaded file, in the language of the upload. */
export interface UploadTexts {
  readonly title?: string;
  readonly alt?: string;
  readonly access?: Media['access'];
}

export interface UploadOptions {
  /** Share of the file that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Uploads one file (MEDIA-02). Fails with `uploadFailed` when it is aborted or the response is not a medium.
 */
export function uploadFile(
  language: Language,
  file: File,
  texts: UploadTexts,
  { onProgress, signal }: UploadOptions = {},
  createRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): Promise<Result<Media>> {
  if (signal?.aborted) return Promise.resolve(fail('uploadFailed'));
  const { method, path } = routes['media.upload'];
  // XMLHttpRequest, because fetch reports no upload progress.
  const request = createRequest();
  const stop = () => request.abort();
  return new Promise<Result<Media>>((resolve) => {
    const broken = () => resolve(fail('uploadFailed'));
    request.open(method, path);
    request.setRequestHeader('languagecode', wireLanguage(language));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      resolve(firstMedium(readResponse(request.responseText))),
    );
    request.addEventListener('error', broken);
    request.addEventListener('abort', broken);
    signal?.addEventListener('abort', stop);
    request.send(formOf(file, texts));
  }).finally(() => signal?.removeEventListener('abort', stop));
}

function formOf(file: File, texts: UploadTexts): FormData {
  const form = new FormData();
  // Fields before files: the server reads the form in order.
  form.append('customData', JSON.stringify(texts));
  form.append('file', file, file.name);
  return form;
}

function firstMedium(response: Result<unknown>): Result<Media> {
  if (!response.ok) return response;
  const [medium] = response.value as readonly Media[];
  return medium ? ok(medium) : fail('uploadFailed');
}
