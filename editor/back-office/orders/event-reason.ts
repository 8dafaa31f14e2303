const reasons: Readonly<Record<string, string>> = {
  created: 'reason.created',
  'not paid in time': 'reason.late',
  'withdrawal declared': 'reason.withdrawal',
  'transfer arrived': 'reason.transfer',
  'cancelled by the shop': 'reason.shop',
  'money went back': 'reason.refund',
  'part of the money went back': 'reason.refundPart',
  'goods came back': 'reason.cameBack',
  'payment flag resolved': 'reason.resolveFlag',
  // Earlier versions stored this reason.
  'payment was looked at': 'reason.resolveFlag',
  'goods packed': 'reason.packed',
  'ready to collect': 'reason.ready',
  'parcel sent': 'reason.shipped',
  'tracking corrected': 'reason.tracking',
  'parcel refused': 'reason.returned',
  'goods delivered': 'reason.delivered',
  'goods collected': 'reason.collected',
  note: 'reason.note',
  'invoice issued': 'reason.invoice',
  'mail sent again': 'reason.resend',
  'paper reported again': 'reason.report',
  'digital goods revoked': 'reason.revoke',
  'digital goods issued again': 'reason.reissue',
  'delivered by hand': 'reason.handOver',
  'address corrected': 'reason.address',
  'e-mail corrected': 'reason.email',
};

/** Reasons are stored in English; the common ones are translated. `t` has the texts of the order pages. */
export function eventReason(reason: string, t: (key: string) => string): string {
  const known = reasons[reason];
  if (known) return t(known);
  // Earlier versions stored `a look` instead of `review`.
  const [, flag] = /^payment needs (?:review|a look): (mismatch|double|late)$/.exec(reason) ?? [];
  if (flag) return `${t('reason.review')}: ${t(`flag.${flag}`)}`;
  const [, type] = /^another try: (COD|BANK|FREE|HPF|PAYPAL)$/.exec(reason) ?? [];
  if (type) return `${t('reason.again')}: ${t(`type.${type}`)}`;
  return reason.startsWith('payment ') ? t('reason.payment') : reason;
}
