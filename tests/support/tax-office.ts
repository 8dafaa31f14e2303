import { createHash, verify, X509Certificate } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { parseDocument } from 'htmlparser2';
import { officePem } from './test-certificates.ts';

type Root = ReturnType<typeof parseDocument>;
type Node = Root['children'][number];
type Element = Extract<Node, { attribs: unknown }>;
type Namespaces = Readonly<Record<string, string>>;

const isElement = (node: Node): node is Element => 'attribs' in node;

/** Writes an element as exclusive canonical XML, without the children that `isLeftOut` names. */
function canonical(
  element: Element,
  scope: Namespaces,
  written: Namespaces = {},
  isLeftOut: (child: Element) => boolean = () => false,
): string {
  const inside = { ...scope, ...declaredBy(element) };
  const prefix = element.name.includes(':') ? (element.name.split(':')[0] ?? '') : '';
  const namespace = inside[prefix] ?? '';
  const isNew = written[prefix] !== namespace;
  const declaration = ` xmlns${prefix && `:${prefix}`}="${namespace}"`;
  const attributes = Object.entries(element.attribs).filter(([name]) => !/^xmlns(:|$)/.test(name));
  const texts = attributes.sort().map(([name, value]) => ` ${name}="${escaped(value, '"')}"`);
  const next = { ...written, [prefix]: namespace };
  const content = element.children.map((child) => {
    if ('data' in child) return escaped(child.data, '>');
    return isElement(child) && !isLeftOut(child) ? canonical(child, inside, next) : '';
  });
  const start = `${element.name}${isNew ? declaration : ''}${texts.join('')}`;
  return `<${start}>${content.join('')}</${element.name}>`;
}

function declaredBy({ attribs }: Element): Namespaces {
  const declared = Object.entries(attribs).flatMap(([name, value]) => {
    const match = /^xmlns(?::(.+))?$/.exec(name);
    return match ? [[match[1] ?? '', value]] : [];
  });
  return Object.fromEntries(declared);
}

const escaped = (text: string, sign: '"' | '>'): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(sign, sign === '"' ? '&quot;' : '&gt;');

function find(nodes: readonly Node[], name: string): Element | undefined {
  for (const node of nodes.filter(isElement)) {
    const found = node.name.replace(/^.*:/, '') === name ? node : find(node.children, name);
    if (found) return found;
  }
  return undefined;
}

const textOf = (element: Element, name: string): string =>
  (find(element.children, name)?.children ?? [])
    .map((child) => ('data' in child ? child.data : ''))
    .join('');

/** Whether the request is signed as a whole with the key of the certificate that it names. */
function isSigned(request: Element, scope: Namespaces): boolean {
  const signature = find(request.children, 'Signature');
  const info = signature && find(signature.children, 'SignedInfo');
  if (
    !signature ||
    !info ||
    find(info.children, 'Reference')?.attribs['URI'] !== `#${request.attribs['Id']}`
  ) {
    return false;
  }
  const whole = canonical(request, scope, {}, (child) => child === signature);
  const digest = createHash('sha256').update(whole).digest('base64');
  const { publicKey } = new X509Certificate(
    Buffer.from(textOf(signature, 'X509Certificate'), 'base64'),
  );
  const value = Buffer.from(textOf(signature, 'SignatureValue'), 'base64');
  const signed = Buffer.from(canonical(info, { ...scope, ...declaredBy(signature) }));
  return textOf(info, 'DigestValue') === digest && verify('RSA-SHA256', signed, publicKey, value);
}

export interface ReceivedBill {
  readonly isSigned: boolean;
  /** Text of an element of the bill, by its name. */
  readonly text: (name: string) => string;
}

const given = '9d6f5bb6-da48-4fcd-a803-4586a025e0e4';

/** A tax office on this machine, which responds like the Croatian one. */
export async function openTaxOffice() {
  const received: ReceivedBill[] = [];
  let refusal: string | null = null;
  const server = createServer({ key: officePem, cert: officePem }, async (call, response) => {
    const parts: Buffer[] = [];
    for await (const part of call) parts.push(part as Buffer);
    const { children } = parseDocument(Buffer.concat(parts).toString(), { xmlMode: true });
    const request = find(children, 'RacunZahtjev');
    if (!request) return response.writeHead(400).end();
    const scope = { soapenv: 'http://schemas.xmlsoap.org/soap/envelope/' };
    const bill = {
      isSigned: isSigned(request, scope),
      text: (name: string) => textOf(request, name),
    };
    received.push(bill);
    const error = bill.isSigned ? refusal : 's004: Neispravan digitalni potpis.';
    response.writeHead(error === null ? 200 : 500, { 'content-type': 'text/xml' });
    return response.end(responseOf(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}/FiskalizacijaService`,
    authorities: officePem.slice(officePem.indexOf('-----BEGIN CERT')),
    number: given,
    received,
    refuse(next: string | null) {
      refusal = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function responseOf(error: string | null): string {
  const [code, message] = error?.split(': ') ?? [];
  const content =
    error === null
      ? `<tns:Jir>${given}</tns:Jir>`
      : `<tns:Greske><tns:Greska><tns:SifraGreske>${code}</tns:SifraGreske><tns:PorukaGreske>${message}</tns:PorukaGreske></tns:Greska></tns:Greske>`;
  return `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><tns:RacunOdgovor xmlns:tns="http://www.apis-it.hr/fin/2012/types/f73">${content}</tns:RacunOdgovor></soap:Body></soap:Envelope>`;
}
