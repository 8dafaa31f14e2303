import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contract } from '#schemas/api/contract.ts';
import { createOpenApi } from '#schemas/api/openapi.ts';

/** Writes the OpenAPI description to the file named by the argument, for linters and other tools. */
const file = process.argv[2] ?? '.cache/openapi.json';
mkdirSync(dirname(file), { recursive: true });
const document = createOpenApi(contract, {
  title: 'Izlog',
  version: '1',
  serverUrl: 'https://shop.izlog.invalid',
});
writeFileSync(file, JSON.stringify(document, null, 2));
