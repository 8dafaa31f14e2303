import { createPrivateKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { shopPem } from '#tests/support/test-certificates.ts';
import { fiscaliser } from './fiscaliser.ts';

const paper = {
  premises: 'P1',
  device: '1',
  operator: '12345678903',
  sequence: 7,
  issuedAt: '2026-11-24T12:00:00',
  seller: { taxNumber: '69435151530', isTaxed: true },
  buyer: null,
  payment: 'cash',
  total: 2450,
  taxes: [],
} as const;

test('the code is the MD5 of a signature that openssl makes of the same text', () => {
  expect(fiscaliser.codeOf(paper, createPrivateKey(shopPem))).toBe(
    'b60c2d78868140b44c64a6ba29faadf3',
  );
});

test('the link names time and cents, and the code until there is a number', () => {
  expect(fiscaliser.linkOf(paper, 'abc', null)).toBe(
    'https://porezna.gov.hr/rn?zki=abc&datv=20261124_1200&izn=2450',
  );
  expect(fiscaliser.linkOf({ ...paper, total: -2450 }, 'abc', '1-2')).toBe(
    'https://porezna.gov.hr/rn?jir=1-2&datv=20261124_1200&izn=2450',
  );
});
