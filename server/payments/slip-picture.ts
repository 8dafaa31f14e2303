import bwipjs from 'bwip-js/node';
import type { BankTransfer } from '#schemas/entities/order.ts';
import { paymentSlip } from '../markets/payment-slip.ts';

type Slip = Pick<BankTransfer, 'barcode'>;

/** Parameters of the shop's slip. The margin is the quiet zone of two modules. */
const symbol = {
  bcid: '',
  ...paymentSlip?.symbol,
  paddingwidth: 2,
  paddingheight: 2,
  backgroundcolor: 'ffffff',
};

/** Returns the slip's code as SVG, black on white in every colour scheme. */
export function slipSvg({ barcode }: Slip): string {
  return bwipjs.toSVG({ ...symbol, text: barcode, scale: 1 });
}

/** Returns the same code as PNG for mails, with 3 px per module. */
export function slipPng({ barcode }: Slip): Promise<Buffer> {
  return bwipjs.toBuffer({ ...symbol, text: barcode, scale: 3 });
}
