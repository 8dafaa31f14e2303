/** Key of `$extensions` of a theme: the forms of parts of the page. */
export const formsKey = 'dev.izlog.forms';

/**
 * Forms of parts of the page, with the custom properties of each. The first form has none, because its values
 * are in the style sheets of the parts.
 */
export const themeForms = {
  header: {
    beside: {},
    below: {
      '--header-offset': '168px',
      '--header-bar': '122px',
      '--header-display': 'grid',
      '--header-grid': "'logo tools' 74px 'nav nav' 48px / 1fr auto",
      '--header-logo': '100%',
      '--header-nav': 'clamp(-15px, 15px - 1.6vw, -7px) auto',
    },
    centered: {
      '--header-offset': '176px',
      '--header-bar': '130px',
      '--header-display': 'grid',
      '--header-grid': "'. logo tools' 82px 'nav nav nav' 48px / 1fr auto 1fr",
      '--header-logo': '100%',
      '--header-nav': 'auto',
      '--header-name': 'center',
    },
    compact: {
      '--header-offset': '70px',
      '--header-bar': '64px',
      '--header-top': 'none',
      '--header-nav': '0 auto',
      '--header-opener': 'inline-grid',
      '--header-menu': 'visible',
    },
  },
  footer: {
    columns: {},
    row: {
      '--footer-name': 'var(--size-h2)',
      '--footer-motto': 'var(--size-m) / 1.45 var(--font-text)',
      '--footer-about': '2 1 13rem',
      '--footer-about-columns': 'auto',
      '--footer-about-line': '0px',
      '--footer-apps': 'auto',
    },
    centered: {
      '--footer-about-columns': 'auto',
      '--footer-apps': 'auto',
      '--footer-align': 'center',
      '--footer-place': 'center',
      '--footer-grow': '0',
      '--footer-fit': '0 1 auto',
      '--footer-legal-start': 'calc(var(--touch) + 1rem)',
    },
  },
  breadcrumbs: {
    chevron: {},
    slash: { '--crumb': "'/' / ''" },
    dot: { '--crumb': "'·' / ''" },
    dashes: {
      '--crumb': "''",
      '--crumb-length': '1.5em',
      '--crumb-line': '1px',
      '--step-line': 'dashed',
    },
  },
  marks: {
    disc: {},
    square: { '--mark-radius': '0', '--number-radius': '0' },
    diamond: { '--mark-radius': '0', '--mark-turn': '45deg' },
  },
  cards: {
    framed: {},
    open: {
      '--card-line': '0px',
      '--card-fill': 'transparent',
      '--card-inset': '0px',
      '--card-foot': 'var(--radius-card)',
      '--card-shadow': 'none',
    },
  },
  fields: {
    ruled: {},
    even: { '--field-lines': '1px', '--strong-edges': '0%' },
    underlined: { '--field-lines': '0 0 1px', '--strong-edges': '0%' },
  },
} as const satisfies Record<string, Record<string, Readonly<Record<string, string>>>>;

export type FormPart = keyof typeof themeForms;
export type ThemeForms = { readonly [Part in FormPart]: keyof (typeof themeForms)[Part] };

export const formParts = Object.keys(themeForms) as FormPart[];
export const formsOf = (part: FormPart): readonly string[] => Object.keys(themeForms[part]);

export const plainForms: ThemeForms = {
  header: 'beside',
  footer: 'columns',
  breadcrumbs: 'chevron',
  marks: 'disc',
  cards: 'framed',
  fields: 'ruled',
};

/** Returns the custom properties of all parts; `initial` resets a property that another sheet sets. */
export const formLines = (forms: ThemeForms): string[] =>
  formParts.flatMap((part) => {
    const chosen: Properties = propertiesOf(part)[forms[part]] ?? {};
    return namesIn(part).map((name) => `${name}: ${chosen[name] ?? 'initial'}`);
  });

type Properties = Readonly<Record<string, string>>;

const propertiesOf = (part: FormPart): Readonly<Record<string, Properties>> => themeForms[part];

const namesIn = (part: FormPart): string[] => [
  ...new Set(Object.values(propertiesOf(part)).flatMap((each) => Object.keys(each))),
];
