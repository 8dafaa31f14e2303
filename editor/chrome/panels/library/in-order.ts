/** Resolves pending loads in the order in which they were requested. */
export function createInOrder(): <T>(loading: Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (loading) => {
    const before = last;
    last = Promise.allSettled([before, loading]);
    return before.then(() => loading);
  };
}
