import texts from 'virtual:texts/server/http';
import {
  defaultLanguage,
  documentLanguage,
  parseLanguage,
  type TextsByLanguage,
  textsIn,
} from '#schemas/languages.ts';
import type en from './texts/en.json';

const httpTexts = texts as TextsByLanguage<typeof en>;

/** Shown when even the error screen cannot be rendered (ROUTE-42). Needs no document, data or stylesheet. */
export function fallbackPage(path: string, status: number): string {
  const language = parseLanguage(path.split('/')[1]) ?? defaultLanguage;
  const { title, text, home } = textsIn(httpTexts, language).fallback;
  const href = language === defaultLanguage ? '/' : `/${language}`;
  return `<!doctype html><html ${documentLanguage(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head><body style="${page}"><div style="${chartScale}"></div><main style="max-width:34rem;margin:12vh auto;padding:0 1.5rem"><p style="${flag}">${status}</p><h1>${title}</h1><p>${text}</p><p><a href="${href}" style="color:light-dark(#14608c,#7cc3e8)">${home}</a></p></main></body></html>`;
}

const page =
  'margin:0;font:1.25rem/1.5 Georgia,serif;background:light-dark(#f7f4ec,#08161f);color:light-dark(#0c2233,#eaf1f4)';
/** The border of a sea chart, as below the header of every page. */
const chartScale =
  'height:6px;border-block:1px solid;background:repeating-linear-gradient(90deg,currentColor 0 36px,transparent 36px 72px)';
/** The signal flag K next to the number: "I wish to communicate with you". */
const flag =
  'padding-inline-start:4rem;line-height:2.25rem;background:linear-gradient(90deg,#f4c02c 50%,#14608c 50%) 0/3rem 100% no-repeat';
