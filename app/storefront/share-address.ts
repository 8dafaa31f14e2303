import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PageHead, PagePayload } from '#runtime/page/payload.ts';
import { isLeftToRight } from '#server/media/share/draw-text.ts';
import { secretOf } from '#server/services/account/secret.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';

export const shareFolder = '/share';

/** Contents of a generated picture for links. */
export interface ShareCard {
  readonly site: string;
  readonly title: string;
  readonly label: string;
  readonly price: string;
  /** Path of the picture beside the text; empty without one. */
  readonly picture: string;
  /** The sheet of the page's theme, so that a changed theme changes the address; empty for the site's own. */
  readonly sheet: string;
}

type Deps = Pick<ServiceDependencies, 'db'>;

/**
 * Addresses of generated pictures. They contain the texts, so each can be cached indefinitely, and a signature, so
 * that others cannot make the shop show their texts.
 */
export function shareAddresses({ db }: Deps): (page: PagePayload) => Promise<string | null> {
  return async (page) => {
    const card = cardOf(page);
    if (!card) return null;
    const text = Buffer.from(JSON.stringify(Object.values(card))).toString('base64url');
    const mac = signature(await secretOf(db), text).toString('base64url');
    return `${shareFolder}/${mac}.jpg?card=${text}`;
  };
}

/** A page without a picture of its own shows its title. */
function cardOf({ head, site }: PagePayload): ShareCard | null {
  const isPlain = !head.image && !site.brand;
  const plain: PageHead['card'] = isPlain ? { title: titleOf(head, site) } : undefined;
  const shown = head.card ?? plain;
  if (!shown || head.noindex) return null;
  const { title, label = '', price = '' } = shown;
  const picture = head.image ?? '';
  if (picture === '' && !isLeftToRight(title)) return null;
  const name = title === site.name ? '' : site.name;
  return { site: name, title, label, price, picture, sheet: site.theme?.sheet ?? '' };
}

function titleOf({ title }: PageHead, { name }: PagePayload['site']): string {
  const end = ` · ${name}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

/** Returns the contents of an address; null if the signature is not valid. */
export async function readShareCard(
  { db }: Deps,
  mac: string,
  text: string,
): Promise<ShareCard | null> {
  const sent = Buffer.from(mac, 'base64url');
  const due = signature(await secretOf(db), text);
  if (sent.length !== due.length || !timingSafeEqual(sent, due)) return null;
  const values = JSON.parse(Buffer.from(text, 'base64url').toString()) as string[];
  const [site = '', title = '', label = '', price = '', picture = '', sheet = ''] = values;
  return { site, title, label, price, picture, sheet };
}

const signature = (secret: Uint8Array, text: string): Buffer =>
  createHmac('sha256', secret).update(`share:${text}`).digest().subarray(0, 16);
