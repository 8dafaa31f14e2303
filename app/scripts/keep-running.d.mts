import type { ChildProcess } from 'node:child_process';

export const startRefused: number;

export interface Pauses {
  readonly shortest: number;
  readonly longest: number;
  readonly healthy: number;
  readonly attempts: number;
}

export interface StartedServer {
  readonly child: ChildProcess;
  readonly exit: Promise<number>;
}

export function keepRunning(
  start: () => StartedServer,
  print: (text: string) => void,
  pauses?: Pauses,
): { readonly exit: Promise<number>; stop(signal: NodeJS.Signals): void };
