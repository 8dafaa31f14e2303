import type { ResolvedElements } from '#runtime/page/edit-payload.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import type { Element } from '#schemas/document/element.ts';
import { fail, ok, type Result } from '#schemas/result.ts';

/** Maximum number of elements per request. */
const most = 500;

/** Requests what elements need to be rendered on a screen. */
export function requestElements(
  { path, screen, param }: Pick<PagePayload, 'path' | 'screen' | 'param'>,
  send: typeof fetch = (...given) => fetch(...given),
) {
  const query = new URLSearchParams({ screen, ...(param !== null && { param }) });
  const [pathname = '/'] = path.split('?');
  const address = `/_edit${pathname}?${query}`;
  return async (elements: readonly Element[], signal: AbortSignal) => {
    const responses = await Promise.all(
      batches(elements).map((batch) => requestBatch(send, address, batch, signal)),
    );
    return responses.reduce(joined, ok({ data: {}, links: {}, media: {} }));
  };
}

function batches(elements: readonly Element[]): (readonly Element[])[] {
  const count = Math.ceil(elements.length / most);
  return Array.from({ length: count }, (_, at) => elements.slice(at * most, (at + 1) * most));
}

async function requestBatch(
  send: typeof fetch,
  address: string,
  elements: readonly Element[],
  signal: AbortSignal,
): Promise<Result<ResolvedElements>> {
  try {
    const response = await send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(elements),
      signal,
    });
    return response.ok ? ok((await response.json()) as ResolvedElements) : fail('unavailable');
  } catch {
    return fail('unavailable');
  }
}

function joined(
  one: Result<ResolvedElements>,
  other: Result<ResolvedElements>,
): Result<ResolvedElements> {
  if (!one.ok || !other.ok) return one.ok ? other : one;
  return ok({
    data: { ...one.value.data, ...other.value.data },
    links: { ...one.value.links, ...other.value.links },
    media: { ...one.value.media, ...other.value.media },
  });
}
