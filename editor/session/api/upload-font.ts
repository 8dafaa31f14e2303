import routes from '#schemas/api/routes.gen.json' with { type: 'json' };
import type { ThemeFont } from '#schemas/api/theme.ts';
import { fail, type Result } from '#schemas/result.ts';
import { readResponse } from './read-response.ts';

/** Uploads a font file; returns all uploaded fonts. */
export async function uploadFont(
  file: File,
  license: string,
): Promise<Result<readonly ThemeFont[]>> {
  const { method, path } = routes['theme.addFont'];
  const body = new FormData();
  // Fields before files: the server reads the form in order.
  body.append('license', license);
  body.append('file', file, file.name);
  try {
    const response = await fetch(path, { method, body, credentials: 'same-origin' });
    return readResponse(await response.text()) as Result<readonly ThemeFont[]>;
  } catch {
    return fail('unavailable');
  }
}
