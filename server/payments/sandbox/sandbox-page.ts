export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Renders a plain page that nobody can mistake for the shop. */
export function sandboxPage(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${escapeText(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>
*{box-sizing:border-box}body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;color:#123}
form,fieldset,div{display:grid;gap:.75rem}input:not([type]){display:block;width:100%;padding:.5rem;font:inherit}
button{font:inherit;padding:.7rem;border:1px solid #345;background:#fff;cursor:pointer}
button:first-child{background:#124;color:#fff}.sum{font-size:1.15rem}
</style></head><body><h1>${title}</h1>${body}</body></html>`;
}
