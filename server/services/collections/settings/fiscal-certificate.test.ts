import { X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { officePem, shopPem, shopPkcs12 } from '#tests/support/test-certificates.ts';
import { seedSite } from '../../../db/seed.ts';
import { createCaller } from '../../../testing/caller.ts';
import { testSite } from '../../../testing/site.ts';
import { addStaff, type Staff } from '../../../testing/staff.ts';
import { alertsFor, readAlerts } from '../../dashboard/alerts.ts';
import { readStoredSigner } from '../../orders/fiscalisation/stored-signer.ts';
import { createCollectionHandlers } from '../handlers.ts';
import { createFiscalCertificateHandlers } from './fiscal-certificate.ts';

let database: TestDatabase;
let caller: ReturnType<typeof createCaller>;
let member: Staff;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  caller = createCaller(database.db, (deps) => ({
    ...createCollectionHandlers(deps),
    ...createFiscalCertificateHandlers(deps),
  }));
  member = await addStaff(database.db);
});
afterAll(() => database.drop());

const staff: Staff['with'] = (...scope) => member.with(...scope);

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const save = (content: string, password = '', ...scope: string[]) =>
  caller.result('fiscalCertificate.save', { content, password }, staff(...scope, 'settings'));

const settings = { name: 'settings-fiscalisation', id: 'fiscalisation' };
async function read() {
  const row = await caller.result('collection.get', settings, staff('settings'));
  if (!row.ok) throw new Error(JSON.stringify(row.error));
  return row.value;
}
const held = async () => (await read()).values;

const day = 24 * 60 * 60 * 1000;

const shopKey = forge.pki.privateKeyFromPem(shopPem);

/** Creates a certificate with the shop's key that expires in this many days. */
function endingIn(days: number): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.rsa.setPublicKey(shopKey.n, shopKey.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - 100 * day);
  certificate.validity.notAfter = new Date(Date.now() + days * day);
  const name = [{ name: 'commonName', value: `Ends in ${days}` }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(shopKey, forge.md.sha256.create());
  return certificate;
}

const pemEndingIn = (days: number) =>
  base64(shopKeyPem + forge.pki.certificateToPem(endingIn(days)));

const shopKeyPem = shopPem.slice(0, shopPem.indexOf('-----BEGIN CERT'));
const shopCertificate = new X509Certificate(shopPem.slice(shopKeyPem.length));

function pkcs12(algorithm: 'aes256' | '3des'): string {
  const file = forge.pkcs12.toPkcs12Asn1(shopKey, endingIn(400), 'tajna', { algorithm });
  return base64(forge.asn1.toDer(file).getBytes());
}

test('a file of an authority is stored, and what signs is its key and its certificate', async () => {
  expect((await save(shopPkcs12, 'tajna')).ok).toBe(true);
  const signer = await readStoredSigner(database.db);
  expect(signer?.certificate.fingerprint256).toBe(shopCertificate.fingerprint256);
  expect(signer?.certificate.checkPrivateKey(signer.key)).toBe(true);
});

test.each(['aes256', '3des'] as const)('a PKCS #12 file with %s is read', async (algorithm) => {
  expect((await save(pkcs12(algorithm), 'tajna')).ok).toBe(true);
  expect(await held()).toMatchObject({ certificateOwner: 'CN=Ends in 400' });
});

test('a PEM file with the password of its key is read', async () => {
  const key = forge.pki.encryptRsaPrivateKey(shopKey, 'tajna');
  const pem = base64(key + shopCertificate.toString());
  expect(await save(pem, 'other')).toMatchObject({ error: { field: 'password' } });
  expect((await save(pem, 'tajna')).ok).toBe(true);
});

test.each([
  ['with a wrong password', () => shopPkcs12, 'password', 'wrongPassword'],
  ['that is none', () => base64('GIF89a'), 'file', 'noKeyFile'],
  ['that is empty', () => '', 'file', 'noKeyFile'],
  ['cut in the middle', () => shopPkcs12.slice(0, 800), 'file', 'noKeyFile'],
  ['without a key', () => base64(shopCertificate.toString()), 'file', 'noKeyFile'],
  ['without a certificate', () => base64(shopKeyPem), 'file', 'noCertificate'],
  [
    'with the certificate of another key',
    () => base64(shopKeyPem + officePem.slice(officePem.indexOf('-----BEGIN CERT'))),
    'file',
    'noCertificate',
  ],
  ['that has ended', () => pemEndingIn(-1), 'file', 'expiredCertificate'],
])('a file %s is refused at its field, and nothing changes', async (_, content, field, reason) => {
  const before = await held();
  const refused = await save(content(), 'no');
  expect(refused).toMatchObject({ ok: false, error: { field, params: { reason } } });
  expect(await held()).toEqual(before);
});

test('no response, log or readable column holds the key or the password', async () => {
  await save(shopPkcs12, 'tajna');
  const changes = await caller.result('collection.rows', { name: 'changes' }, staff('admin'));
  const logged = await database.db.selectFrom('changes').selectAll().execute();
  const stored = await database.db.selectFrom('options').selectAll().execute();
  const all = JSON.stringify([await held(), changes, logged, stored]);
  expect(changes.ok).toBe(true);
  expect(logged.at(-1)).toMatchObject({
    record_id: 'fiscalisation',
    after: { certificateOwner: expect.stringContaining('CN=Shop of a test') },
  });
  expect(all).not.toContain('PRIVATE KEY');
  expect(all).not.toContain('tajna');
});

test('staff are reminded from 30 days before the end', async () => {
  const reminded = async () => {
    const alerts = alertsFor(await readAlerts(database.db), ['settings']);
    return alerts.some(({ view }) => view === 'ending');
  };
  await save(pemEndingIn(31));
  expect(await reminded()).toBe(false);
  await save(pemEndingIn(29));
  expect(await reminded()).toBe(true);
});

test('the facts of the certificate cannot be written as settings', async () => {
  const { revision } = await read();
  const written = await caller.result(
    'collection.change',
    { ...settings, revision, values: { certificateOwner: 'Nobody' } },
    staff('settings'),
  );
  expect(written).toMatchObject({ ok: false, error: { field: 'certificateOwner' } });
});

test('only staff who change settings store and delete the certificate', async () => {
  const refused = { ok: false, error: { code: 'forbidden' } };
  const content = { content: shopPkcs12, password: 'tajna' };
  expect(await caller.result('fiscalCertificate.save', content, staff('orders'))).toMatchObject(
    refused,
  );
  expect(await caller.result('fiscalCertificate.remove', {}, staff('orders'))).toMatchObject(
    refused,
  );
  expect((await caller.result('fiscalCertificate.remove', {}, staff('settings'))).ok).toBe(true);
  expect(await readStoredSigner(database.db)).toBeNull();
});
