import type { Form } from '#schemas/entities/form.ts';
import type { Result } from '#schemas/result.ts';
import { controlName } from '#schemas/rules/form-field.ts';
import type { UploadedFile } from '../../api/handler.ts';
import { cleanFileName } from '../../media/file-name.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { checkFiles, type SendableFile } from '../visitor-files/check-files.ts';

/** Returns the sent files of the form's file fields, under the names of these fields; ignores others. */
export function filesOf({ fields }: Form, files: readonly UploadedFile[] = []): UploadedFile[] {
  return files.flatMap((file) => {
    const field = fields.find(
      ({ name, type }) => type === 'file' && controlName(name) === file.field,
    );
    return field ? [{ ...file, field: field.name }] : [];
  });
}

/** Returns the names of the files of a field. */
export const fileNames =
  (files: readonly UploadedFile[]) =>
  (field: string): readonly string[] =>
    files.filter((file) => file.field === field).map(({ name }) => cleanFileName(name));

/** Checks the files of shown fields by their content. */
export function checkFormFiles(
  { store }: Pick<ServiceDependencies, 'store'>,
  { fields }: Form,
  files: readonly UploadedFile[],
  values: object,
): Promise<Result<readonly SendableFile[]>> {
  const shown = files.filter(({ field }) => Object.hasOwn(values, field));
  const takesPictures = (field: string) =>
    fields.some(({ name, accept }) => name === field && accept === 'pictures');
  return checkFiles(store, shown, takesPictures);
}
