import type { Xml, XmlElement } from '../../xml/write-xml.ts';
import type { FiscalMessage, FiscalPaper } from '../fiscaliser.ts';
import { amountText, timeText } from './bill-texts.ts';

export const requestId = 'RacunZahtjev';

const payments: Readonly<Record<FiscalPaper['payment'], string>> = {
  cash: 'G',
  card: 'K',
  transfer: 'T',
  other: 'O',
};

/** The request `RacunZahtjev`, in the order of elements of its schema. */
export function billRequest(
  { paper, code, isLate, sentAt }: FiscalMessage,
  id: string,
): XmlElement {
  const { seller, buyer } = paper;
  const bill: readonly Xml[] = [
    text('Oib', seller.taxNumber),
    text('USustPdv', `${seller.isTaxed}`),
    text('DatVrijeme', timeText(paper.issuedAt, 'T')),
    // The sequence belongs to the premises, not to one of its devices.
    text('OznSlijed', 'P'),
    named('BrRac', [
      text('BrOznRac', `${paper.sequence}`),
      text('OznPosPr', paper.premises),
      text('OznNapUr', paper.device),
    ]),
    taxesOf(paper),
    text('IznosUkupno', amountText(paper.total)),
    text('NacinPlac', payments[paper.payment]),
    text('OibOper', paper.operator),
    text('ZastKod', code),
    text('NakDost', `${isLate}`),
    buyer === null ? null : text('OibPrimateljaRacuna', buyer),
  ];
  const head = [text('IdPoruke', id), text('DatumVrijeme', timeText(sentAt, 'T'))];
  return [
    'tns:RacunZahtjev',
    [named('Zaglavlje', head), named('Racun', bill)],
    { 'xmlns:tns': 'http://www.apis-it.hr/fin/2012/types/f73', Id: requestId },
  ];
}

const text = (name: string, content: string): Xml => [`tns:${name}`, content];

const named = (name: string, content: readonly Xml[]): Xml => [`tns:${name}`, content];

function taxesOf({ seller, taxes }: FiscalPaper): Xml {
  if (!seller.isTaxed || taxes.length === 0) return null;
  const rows = taxes.map(({ rate, base, tax }) =>
    named('Porez', [
      text('Stopa', rate.toFixed(2)),
      text('Osnovica', amountText(base)),
      text('Iznos', amountText(tax)),
    ]),
  );
  return named('Pdv', rows);
}
