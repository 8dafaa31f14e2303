import type { CDPSession } from 'playwright';

export async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name)?.value ?? 0;
}

export const median = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** Returns the value below which this share of the values is. */
export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

export const print = (text: string) => process.stdout.write(`${text}\n`);
