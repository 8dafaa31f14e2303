import type { AddedByType, AddedFiles } from '../added/added-files.ts';
import { type AddedPart, addedPart } from '../added/added-part.ts';
import type { AnyView, BrowserBlock } from '../block/types.ts';

const parts = new Map<string, AddedPart>();

/** Registers the added blocks of a page; resolves when their styles have loaded. */
export async function addViews(
  registry: Record<string, BrowserBlock>,
  added: AddedByType,
): Promise<void> {
  for (const [type, files] of Object.entries(added)) registry[type] = async () => partOf(files);
  const sheets = Object.values(added).flatMap(({ styles }) => styles ?? []);
  await Promise.all(sheets.map(haveStyles));
}

function partOf({ module }: AddedFiles): AddedPart {
  const part = parts.get(module) ?? addedPart(() => fetchView(module));
  parts.set(module, part);
  return part;
}

/** Loaded on demand: a page whose added blocks ship no code needs only their styles. */
async function fetchView(module: string): Promise<AnyView> {
  const { fetchAddedBlock } = await import('../added/fetch-added-block.ts');
  return (await fetchAddedBlock(module)).View;
}

/** Resolves when the style sheet has loaded or failed. */
function haveStyles(href: string): Promise<void> {
  const known = document.head.querySelector(`link[rel=stylesheet][href="${href}"]`);
  return new Promise((resolve) => {
    if (known) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    document.head.append(link);
  });
}
