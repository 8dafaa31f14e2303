import type { ApiClient } from '#runtime/api/client.ts';
import type { Domain } from '#schemas/entities/settings.ts';
import { ok, type Result } from '#schemas/result.ts';

/** Rows that the server gives in one response. */
const limit = 100;

/** Reads every domain of the installation: further pages are read at once after the first. */
export async function readDomains(api: ApiClient): Promise<Result<readonly Domain[]>> {
  const read = (page: number) => api.call('master.domainFilter', { limit, page });
  const first = await read(1);
  if (!first.ok) return first;
  const { records, totalPages } = first.value;
  const others = await Promise.all(
    Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) => read(index + 2)),
  );
  const domains = [...records];
  for (const page of others) {
    if (!page.ok) return page;
    domains.push(...page.value.records);
  }
  return ok(domains);
}
