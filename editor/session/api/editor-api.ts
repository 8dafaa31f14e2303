import type { ApiClient } from '#runtime/api/client.ts';
import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import type { Media } from '#schemas/entities/media.ts';
import { type Language, wireLanguage } from '#schemas/languages.ts';
import { fail, type Result } from '#schemas/result.ts';
import { readResponse } from './read-response.ts';
import { requestOf } from './request.ts';
import { type UploadOptions, type UploadTexts, uploadFile } from './upload.ts';

/** The API contract as called from the browser. Cookies carry the session. */
export interface EditorApi extends ApiClient {
  /** Language in which texts are read and written. */
  readonly language: Language;
  /** Returns a client with the same calls in another language. */
  in(language: Language): EditorApi;
  upload(file: File, texts: UploadTexts, options?: UploadOptions): Promise<Result<Media>>;
}

/**
 * Creates the client. It returns `unavailable` for a lost connection and for responses outside the contract.
 */
export function createEditorApi(
  language: Language,
  send: typeof fetch = (...given) => fetch(...given),
): EditorApi {
  return {
    language,
    in: (other) => createEditorApi(other, send),
    upload: (file, texts, options) => uploadFile(language, file, texts, options),
    async call<N extends EndpointName>(name: N, input: EndpointInput<N>) {
      const { method, url, body } = requestOf(name, input);
      const headers = {
        languagecode: wireLanguage(language),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      try {
        const response = await send(url, {
          method,
          headers,
          credentials: 'same-origin',
          ...(body !== undefined && { body }),
        });
        return readResponse(await response.text()) as Result<EndpointOutput<N>>;
      } catch {
        return fail('unavailable');
      }
    },
  };
}
