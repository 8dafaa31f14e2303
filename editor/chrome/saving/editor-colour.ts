/** White text is readable on all of them, and none is the colour of the own selection. */
const colours = ['#7a3b8f', '#8a4b00', '#1e6b4f', '#a3255c', '#3f51a3', '#6b5b00'] as const;

/** Returns the colour of an editor's tab, always the same for the same tab. */
export function editorColour(client: string): string {
  let sum = 0;
  for (const letter of client) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return colours[sum % colours.length] ?? colours[0];
}

/** Returns the first letters of the first and last name. */
export function initials(name: string): string {
  const names = name.split(/[\s@.]+/).filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  return ends.map((each) => each?.charAt(0).toUpperCase() ?? '').join('');
}
