export const schemes = ['system', 'light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const storageKey = 'izlog-office-scheme';

/** The colour scheme that the staff member chose on this device. */
export function shownScheme(): Scheme {
  const stored = localStorage.getItem(storageKey);
  return schemes.find((each) => each === stored) ?? 'system';
}

export function showScheme(scheme: Scheme): void {
  localStorage.setItem(storageKey, scheme);
  applyScheme(scheme);
}

/** Colours of the back office follow this attribute; without it they follow the device. */
export function applyScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}
