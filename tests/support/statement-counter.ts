import type { KyselyPlugin } from 'kysely';

export interface StatementCounter {
  /** For the database whose statements are counted; begin and commit are not. */
  readonly plugin: KyselyPlugin;
  /** How many statements a call takes, and what it answers. */
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
