import { type EndpointName, endpoint } from '#schemas/api/contract.ts';
import { fail, type Result } from '#schemas/result.ts';
import type { Actor } from './handler.ts';

/**
 * Scopes of which staff need one, by the first part of a call's name: the calls of edit mode. Handlers of
 * calls that are missing decide themselves. The scope `admin` has every right.
 */
export const editingScopes: Readonly<Record<string, readonly string[]>> = {
  draft: ['editor'],
  document: ['editor'],
  publication: ['editor'],
  revision: ['editor'],
  preview: ['editor'],
  usage: ['editor'],
  post: ['editor'],
  postType: ['editor'],
  element: ['editor'],
  link: ['editor'],
  finder: ['editor'],
  form: ['editor'],
  consent: ['editor'],
  media: ['editor', 'pages', 'catalogue'],
  mediaLibrary: ['editor', 'pages', 'catalogue'],
  theme: ['theme'],
};

/** Returns why staff may not make a call of edit mode; null for all other calls. */
export function checkEditing(name: EndpointName, actor: Actor): Result<never> | null {
  if (actor.kind !== 'backoffice' || endpoint(name).access !== 'backoffice') return null;
  const scopes = editingScopes[name.split('.')[0] ?? ''];
  const mayCall = !scopes || actor.scope.some((own) => own === 'admin' || scopes.includes(own));
  return mayCall ? null : fail('forbidden');
}
