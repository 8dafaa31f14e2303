/** Runs at most `limit` tasks at once. Urgent tasks go before the others. */
export interface TaskQueue {
  take<T>(work: () => Promise<T>, urgent: boolean): Promise<T>;
  /** Number of urgent tasks in the queue. */
  readonly waiting: number;
}

export function createTaskQueue(limit: number): TaskQueue {
  const urgentQueue: (() => void)[] = [];
  const normalQueue: (() => void)[] = [];
  let running = 0;
  const enter = (urgent: boolean) =>
    new Promise<void>((go) => {
      if (running < limit) {
        running += 1;
        go();
      } else (urgent ? urgentQueue : normalQueue).push(go);
    });
  // The slot goes to the next task, so `running` only decreases when the queues are empty.
  const leave = () => {
    const next = urgentQueue.shift() ?? normalQueue.shift();
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
