import type { EInvoiceRules } from '../e-invoice.ts';
import { readOib } from './oib.ts';

/**
 * Fiskalizacija 2.0 (Ministarstvo financija, CIUS 2025): the business process is named, and the operator who
 * issues invoices, by name and tax number. The company setting holds both as `operator` and `operatorOib`.
 */
export const eInvoice: EInvoiceRules = {
  customization:
    'urn:cen.eu:en16931:2017#compliant#urn:mfin.gov.hr:cius-2025:1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0',
  profile: 'P1',
  vatNumberOf: ({ vatId = '', oib = '' }) => {
    const number = readOib(vatId || oib);
    return number === null ? null : `HR${number}`;
  },
  operatorOf: ({ operator = '', operatorOib = '', oib = '', name = '' }) => {
    const id = readOib(operatorOib || oib);
    return id === null ? null : { name: operator || name, id };
  },
};
