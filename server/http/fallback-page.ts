import type { Language } from '#schemas/languages.ts';

const texts: Readonly<Record<Language, readonly [title: string, text: string, home: string]>> = {
  hr: ['Nešto je pošlo po zlu', 'Pokušajte ponovno za koji trenutak.', 'Početna stranica'],
  en: ['Something went wrong', 'Please try again in a moment.', 'Home page'],
  de: ['Etwas ist schiefgegangen', 'Bitte versuchen Sie es gleich noch einmal.', 'Startseite'],
};

/** For when even the error screen cannot be drawn (ROUTE-42): needs no document, data or style sheet. */
export function fallbackPage(path: string, status: number): string {
  const language = path.startsWith('/en') ? 'en' : path.startsWith('/de') ? 'de' : 'hr';
  const [title, text, home] = texts[language];
  const href = language === 'hr' ? '/' : `/${language}`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body style="font-family:Georgia,serif;background:#f7f4ec;color:#0c2233;max-width:34rem;margin:15vh auto;padding:0 1.5rem"><main><p>${status}</p><h1>${title}</h1><p>${text}</p><p><a href="${href}" style="color:#14608c">${home}</a></p></main></body></html>`;
}
