import type { ApiClient } from '#runtime/api/client.ts';
import { ok, type Result } from '#schemas/result.ts';
import { toBase64 } from '../../to-base64.ts';

/**
 * Sends a file in parts. Before the first part, the server refuses a file that is too large, and `before`
 * sends files that belong to the import.
 */
export async function sendFile(
  api: ApiClient,
  file: File,
  onProgress: (share: number) => void,
  before: (id: number) => Promise<Result<unknown>> = async () => ok(true),
): Promise<Result<number>> {
  const created = await api.call('import.create', { name: file.name, size: file.size });
  if (!created.ok) return created;
  const { id, partBytes } = created.value;
  const prepared = await before(id);
  if (!prepared.ok) return prepared;
  const count = Math.ceil(file.size / partBytes);
  for (let part = 0; part < count; part += 1) {
    const bytes = await file.slice(part * partBytes, (part + 1) * partBytes).arrayBuffer();
    const content = toBase64(new Uint8Array(bytes));
    const isLast = part === count - 1;
    const sent = await api.call('import.part', { id, part, content, isLast });
    if (!sent.ok) return sent;
    onProgress((part + 1) / count);
  }
  return ok(id);
}
