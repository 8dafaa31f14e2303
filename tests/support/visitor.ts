import { createLocalClients } from '#app/storefront/local-clients.ts';
import { cartCookies } from '#runtime/commands/cart/cart-session.ts';
import { leaveCartOnSwitch } from '#runtime/commands/cart/left-cart.ts';
import { type CookieJar, createCookieJar } from '#runtime/commands/cookie-jar.ts';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { runCommand } from '#runtime/commands/run-command.ts';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { loadSession } from '#runtime/page/load-session.ts';
import type { FormValues } from '#runtime/store/forms.ts';
import type { SessionState } from '#runtime/store/session.ts';
import type { EndpointName } from '#schemas/api/contract.ts';
import { type Language } from '#schemas/languages.ts';
import type { UploadedFile } from '#server/api/handler.ts';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import { hashPassword } from '#server/services/account/password.ts';
import type { TestShop } from './shop.ts';

export interface VisitorOptions {
  readonly language?: Language;
  /** Path of the page that contains the form. */
  readonly path?: string;
  readonly cartAdditionBehaviour?: 0 | 1 | 2;
  readonly skipShippingStep?: boolean;
  /** Files that the form sends. */
  readonly files?: readonly UploadedFile[];
  /** Whether texts are translated instead of their keys. */
  readonly errorText?: boolean;
}

/** A browser in the small shop: its cookies, and the commands it sends. */
export interface Visitor {
  /** Cookies by name; tests change them to tamper with a request. */
  readonly cookies: Map<string, string>;
  /** Seconds that each of them is kept. */
  readonly maxAges: ReadonlyMap<string, number>;
  /** API calls of the last command or page. */
  readonly calls: EndpointName[];
  /** Sends a command like a form of a page. */
  run(command: string, values?: FormValues, options?: VisitorOptions): Promise<CommandReply>;
  /** Opens a page; `from` is the path of the previous page. */
  open(language: Language, from?: string | null): Promise<SessionState>;
}

/** Values of the first step of the checkout, by field name. */
export const addressForm = {
  firstName: 'Željka',
  lastName: 'Đurđević',
  contactEmail: 'zeljka@example.com',
  contactPhone: '+385 91 555 0199',
  country: 'HR',
  city: 'Zadar',
  street: 'Obala',
  houseNumber: '7a',
  zipCode: '23000',
} as const;

const origin = 'http://shop.test';
const home: Readonly<Record<Language, string>> = { hr: '/', en: '/en', de: '/de' };

export function createVisitor(shop: TestShop): Visitor {
  const cookies = new Map<string, string>();
  const maxAges = new Map<string, number>();
  const calls: EndpointName[] = [];
  const dispatch: TestShop['call'] = (name, input, context) => {
    calls.push(name);
    return shop.call(name, input, context);
  };
  const clients = createLocalClients(
    dispatch as Parameters<typeof createLocalClients>[0],
    createAuthenticator(shop.deps),
  );

  async function visit<T>(work: (jar: CookieJar) => Promise<T>): Promise<T> {
    calls.splice(0);
    const jar = createCookieJar(Object.fromEntries(cookies));
    const result = await work(jar);
    for (const { name, value, maxAge } of jar.changes) {
      maxAges.set(name, maxAge);
      if (maxAge > 0) cookies.set(name, value);
      else cookies.delete(name);
    }
    return result;
  }

  return {
    cookies,
    maxAges,
    calls,
    run: (command, values = {}, options = {}) =>
      visit(async (jar) => {
        const {
          language = 'hr',
          path = home[language] ?? '/',
          cartAdditionBehaviour = 2,
          files = [],
        } = options;
        const client = () => clients.forVisitor(jar, language, '127.0.0.1', undefined, files);
        const cartAtArrival = cartCookies(jar);
        const api = await client();
        const session = await loadSession(api, jar);
        const context = {
          api,
          apiAfterLogin: client,
          language,
          cookies: jar,
          session,
          cartAtArrival,
          url: new URL(path, origin),
          cartAdditionBehaviour,
          files,
          skipShippingStep: options.skipShippingStep ?? false,
        };
        const texts = createTranslator(language, coreMessages(language));
        return runCommand(command, values, context, options.errorText ? texts : reported);
      }),
    open: (language, from = null) =>
      visit(async (jar) => {
        leaveCartOnSwitch(jar, language, from === null ? null : new URL(from, origin));
        jar.set('locale', language, { maxAge: 1000 });
        return loadSession(await clients.forVisitor(jar, language, '127.0.0.1'), jar);
      }),
  };
}

/** Texts are their keys here, with their parameters. */
function reported(key: string, params?: object): string {
  return params ? `${key} ${JSON.stringify(params)}` : key;
}

/** Creates a customer of the small shop who can log in. */
export async function addCustomer(
  { database }: TestShop,
  more: { readonly barcode?: string } = {},
): Promise<{ readonly username: string; readonly password: string }> {
  const username = `${crypto.randomUUID()}@example.com`;
  const password = 'lozinka-ana';
  const password_hash = await hashPassword(password);
  const user = { email: username, password_hash, ...more };
  await database.db.insertInto('users').values(user).execute();
  return { username, password };
}
