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

/**
 * Returns the page that is shown when even the error screen cannot be rendered (ROUTE-42). It needs no
 * document, data or stylesheet.
 */
export function fallbackPage(path: string, status: number): string {
  const language = parseLanguage(path.split('/')[1]) ?? defaultLanguage;
  const { title, text, home } = textsIn(httpTexts, language).fallback;
  const href = language === defaultLanguage ? '/' : `/${language}`;
  return `<!doctype html><html ${documentLanguage(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head><body style="${page}"><main style="max-width:34rem;margin:12vh auto;padding:0 1.5rem"><p>${status}</p><h1>${title}</h1><p>${text}</p><p><a href="${href}">${home}</a></p></main></body></html>`;
}

const page = 'margin:0;font:1.125rem/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText';
