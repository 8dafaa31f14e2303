import type { Attachment } from './mail.ts';

const cid = 'logo@izlog';

/** The logo as a part of the mail: nothing is fetched when it is read. */
export const logoFiles = (content: Buffer | null): Attachment[] =>
  content ? [{ filename: 'logo.png', contentType: 'image/png', content, cid }] : [];

/** Width and height in CSS px; the picture has twice as many pixels. */
const side = 48;

/** The logo is decorative: the name of the shop is beside it. */
export const logoMarkup = `<img src="cid:${cid}" alt="" width="${side}" height="${side}" style="display:inline-block;vertical-align:middle;width:${side}px;height:${side}px;border:0"> `;
