import { useSearchParams } from 'react-router-dom';
import type { MediaKind, MediaOrder, MediaWish } from '../../../chrome/media/media-calls.ts';

const kinds: readonly (MediaKind | 'all')[] = ['all', 'image', 'file'];
const orders: readonly MediaOrder[] = ['newest', 'oldest', 'name', 'largest'];

/** State of the library. It is stored in the URL, so that Back and bookmarks restore it. */
export interface Place {
  /** Id of the open folder; null for files outside of folders, undefined for all files. */
  readonly folder: number | null | undefined;
  readonly wish: MediaWish;
  readonly isList: boolean;
  /** Changes parameters of the URL; null removes a parameter. */
  readonly go: (change: Readonly<Record<string, string | null>>) => void;
}

export function usePlace(): Place {
  const [params, setParams] = useSearchParams();
  const folder = folderOf(params.get('folder'));
  const tag = params.get('tag');
  return {
    folder,
    isList: params.get('as') === 'list',
    wish: {
      query: params.get('q') ?? '',
      kind: kinds.find((each) => each === params.get('kind')) ?? 'all',
      access: 'all',
      order: orders.find((each) => each === params.get('order')) ?? 'newest',
      ...(folder !== undefined && { folder }),
      ...(tag !== null && { tag }),
      ...(params.has('unused') && { isUnused: true }),
    },
    go: (change) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(change)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }),
  };
}

function folderOf(text: string | null): Place['folder'] {
  if (text === null) return undefined;
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
}
