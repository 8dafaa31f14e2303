import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { AppError } from '#schemas/result.ts';
import type { Database } from '#server/db/schema.ts';
import { StartError } from '#server/db/start-error.ts';
import { appointAdministrator, openSetup } from '#server/services/account/claim-shop.ts';
import { setupPath } from '#server/services/account/setup.routes.ts';
import type { ExampleContent } from '#server/services/examples/example-content.ts';
import type { Config } from './config.ts';

interface Parts {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'administrator' | 'dataFolder' | 'publicUrl'>;
  /** Examples that the setup offers; null for a site with content. */
  readonly examples: ExampleContent | null;
  /** Prints a message for the operator. */
  readonly print: (text: string) => void;
}

const fileOf = ({ dataFolder }: Pick<Config, 'dataFolder'>) => join(dataFolder, 'setup-token');

/**
 * A new shop has no accounts: it gets the administrator that the settings name, or the operator gets a link to
 * its setup. The token of the link is kept in a file, so that a restart does not change it.
 */
export async function offerSetup(parts: Parts): Promise<void> {
  const { db, config, print } = parts;
  const { administrator, publicUrl } = config;
  const { passwordFile } = administrator;
  if (passwordFile !== null) await appoint(parts, passwordFile);
  const file = fileOf(config);
  const kept = await readFile(file, 'utf8').catch(() => null);
  const token = await openSetup(db, kept, new Date());
  if (token === null) return forgetSetup(config);
  if (token !== kept) {
    await mkdir(config.dataFolder, { recursive: true });
    await writeFile(file, token, { mode: 0o600 });
  }
  print(
    [
      'This shop has no administrator yet. Set it up within a day:',
      `  ${publicUrl}${setupPath}#${token}`,
      'The link works once. Who has it owns the shop, so keep it to yourself.',
    ].join('\n'),
  );
}

/** Removes the token from the data folder. */
export async function forgetSetup(config: Pick<Config, 'dataFolder'>): Promise<void> {
  await rm(fileOf(config), { force: true });
}

async function appoint(
  { db, config, examples, print }: Parts,
  passwordFile: string,
): Promise<void> {
  const { email, shopName, hasExamples } = config.administrator;
  if (email === null) throw new StartError('ADMIN_PASSWORD_FILE needs ADMIN_EMAIL too.');
  const password = await readPassword(passwordFile);
  const appointed = await appointAdministrator(db, { email, password }, new Date(), {
    name: shopName,
    examples: hasExamples ? examples : null,
  });
  if (!appointed.ok) throw new StartError(refusalOf(appointed.error));
  if (appointed.value !== null) print(`${email} is the administrator of this shop.`);
}

/** The first line of the file; a password in the process list could be read by every user. */
async function readPassword(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) return text.split(/\r?\n/)[0] ?? '';
  throw new StartError(`ADMIN_PASSWORD_FILE names ${file}, which cannot be read.`);
}

function refusalOf({ code, field }: AppError): string {
  return field === 'shopName' ? refusals.shopName : (refusals[code] ?? refusals.other);
}

const refusals: Readonly<Record<string, string>> & {
  readonly shopName: string;
  readonly other: string;
} = {
  minLength: 'The password in ADMIN_PASSWORD_FILE needs at least 8 characters.',
  maxLength: 'The password in ADMIN_PASSWORD_FILE may have at most 128 characters.',
  userExists: 'ADMIN_EMAIL belongs to a customer. Name another address for the administrator.',
  shopName: 'SHOP_NAME must be a name of at most 100 characters on one line.',
  other: 'ADMIN_EMAIL must be one email address.',
};
