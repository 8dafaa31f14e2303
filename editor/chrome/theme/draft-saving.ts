interface Saved {
  readonly source: string;
  /** Revision of the draft; 0 before there is one. */
  readonly revision: number;
}

/** Writes a theme over the draft of a revision. Returns the new revision; null if that failed. */
type Write = (source: string, revision: number) => Promise<number | null>;

/**
 * Returns a function that saves a theme as the draft and resolves to its revision. Requests follow each other,
 * and a theme whose request is running is not sent again: that would give the draft another revision than the one
 * that is being published.
 */
export function createDraftSaving(stored: Saved, write: Write) {
  let saved = stored;
  let running: { readonly source: string; readonly done: Promise<number | null> } | null = null;
  const writeAfter = async (before: Promise<unknown> | undefined, source: string) => {
    await before;
    const revision = await write(source, saved.revision);
    if (revision !== null) saved = { source, revision };
    return revision;
  };
  return (source: string): Promise<number | null> => {
    if (running?.source === source) return running.done;
    if (!running && saved.source === source && saved.revision > 0) {
      return Promise.resolve(saved.revision);
    }
    const own = { source, done: writeAfter(running?.done, source) };
    running = own;
    void own.done.finally(() => {
      if (running === own) running = null;
    });
    return own.done;
  };
}
