/** Lets at most `limit` pieces of work run at once. Urgent work goes before the rest. */
export interface Turns {
  take<T>(work: () => Promise<T>, urgent: boolean): Promise<T>;
  /** Urgent pieces in the queue. */
  readonly waiting: number;
}

export function createTurns(limit: number): Turns {
  const urgentQueue: (() => void)[] = [];
  const calmQueue: (() => void)[] = [];
  let running = 0;
  const enter = (urgent: boolean) =>
    new Promise<void>((go) => {
      if (running < limit) {
        running += 1;
        go();
      } else (urgent ? urgentQueue : calmQueue).push(go);
    });
  // A turn passes to the next in line, so `running` only falls when nobody waits.
  const leave = () => {
    const next = urgentQueue.shift() ?? calmQueue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    take: async (work, urgent) => {
      await enter(urgent);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    get waiting() {
      return urgentQueue.length;
    },
  };
}
