import type { Attachment } from './mail.ts';

/** Inlines the attached pictures, because a browser cannot load `cid:` addresses. */
export const withPictures = (html: string, files: readonly Attachment[]): string =>
  files.reduce(
    (text, { cid, ...file }) =>
      cid === undefined ? text : text.replaceAll(`cid:${cid}`, dataUrl(file)),
    html,
  );

const dataUrl = ({ contentType, content }: Pick<Attachment, 'contentType' | 'content'>) =>
  `data:${contentType};base64,${content.toString('base64')}`;
