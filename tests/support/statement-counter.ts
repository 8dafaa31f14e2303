import type { KyselyPlugin } from 'kysely';

export interface StatementCounter {
  /** Plugin for the database whose statements are counted, without BEGIN and COMMIT. */
  readonly plugin: KyselyPlugin;
  /** Returns the number of statements of a call, and its result. */
  count<T>(call: () => Promise<T>): Promise<[number, T]>;
}

export function createStatementCounter(): StatementCounter {
  let statements = 0;
  return {
    plugin: {
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    async count(call) {
      statements = 0;
      const response = await call();
      return [statements, response];
    },
  };
}
