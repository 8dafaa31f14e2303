import type { FastifyInstance } from 'fastify';
import { screenHref } from '#runtime/routes/href.ts';
import { languages } from '#schemas/languages.ts';

/** In development the address of the staff login may also be typed in lower case (ROUTE-24). */
export function registerDevelopmentLogin(app: FastifyInstance, development: boolean): void {
  if (!development) return;
  for (const href of languages.map((language) => screenHref(language, 'admin-login'))) {
    app.get(href.toLowerCase(), (_request, reply) => reply.redirect(href, 302));
  }
}
