import bwipjs from 'bwip-js/node';
import type { BankTransfer } from '#schemas/entities/order.ts';

type Slip = Pick<BankTransfer, 'barcode'>;

/**
 * Parameters that HUB-3A prescribes: nine data columns, error correction level 4, rows three modules high.
 * Letters are encoded as UTF-8, which the banks' scanners expect. The margin is the quiet zone of two
 * modules.
 */
const symbol = {
  bcid: 'pdf417',
  columns: 9,
  eclevel: 4,
  rowmult: 3,
  paddingwidth: 2,
  paddingheight: 2,
  backgroundcolor: 'ffffff',
} as const;

/** The slip's code as SVG, black on white in every colour scheme. */
export function slipSvg({ barcode }: Slip): string {
  return bwipjs.toSVG({ ...symbol, text: barcode, scale: 1 });
}

/** The same as PNG for mails: 3 px per module. */
export function slipPng({ barcode }: Slip): Promise<Buffer> {
  return bwipjs.toBuffer({ ...symbol, text: barcode, scale: 3 });
}
