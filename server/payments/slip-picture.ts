import bwipjs from 'bwip-js/node';
import type { BankTransfer } from '#schemas/entities/order.ts';

type Slip = Pick<BankTransfer, 'barcode'>;

/**
 * What the form HUB-3A prescribes: nine columns of data, error correction level 4, rows three modules
 * high. Letters go as UTF-8 bytes, which is what the readers of banks expect. The margin is the quiet
 * zone of two modules.
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

/** The slip's code as a drawing, black on white in every colour scheme. */
export function slipSvg({ barcode }: Slip): string {
  return bwipjs.toSVG({ ...symbol, text: barcode, scale: 1 });
}

/** The same as a picture for mails: 3 px per module. */
export function slipPng({ barcode }: Slip): Promise<Buffer> {
  return bwipjs.toBuffer({ ...symbol, text: barcode, scale: 3 });
}
