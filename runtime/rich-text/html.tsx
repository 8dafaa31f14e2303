export interface HtmlProps {
  /** Sanitised by the server before it was stored. */
  readonly html: string;
}

/** Text that the API delivers as sanitised HTML: body of a post, description of a product. */
export function Html({ html }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
