import { getSchema } from '@tiptap/core';
import { DOMParser as HtmlReader } from '@tiptap/pm/model';
import type { Json } from '#schemas/document/element.ts';
import { atomNodes, richTextExtensions } from '../rich-text/extensions.ts';
import { cleanPaste } from '../rich-text/paste.ts';
import { writeStored } from '../rich-text/write-stored.ts';

/** Parses external HTML into rich text nodes and drops everything that is not text. */
export function readHtml(html: string): readonly Json[] {
  const schema = getSchema(richTextExtensions(atomNodes, false));
  const { body } = new DOMParser().parseFromString(cleanPaste(html).html, 'text/html');
  if ((body.textContent ?? '').trim() === '') return [];
  const stored = writeStored(HtmlReader.fromSchema(schema).parse(body), new WeakMap());
  return stored.content as readonly Json[];
}
