/** Returns the commands of the forms, and names of the fields that a visitor fills in. */
export function formsIn(html: string) {
  const fields = [...html.matchAll(/<input([^>]*)>/g)].filter(([input]) => !/hidden/.test(input));
  return {
    commands: [...html.matchAll(/name="_command"[^>]*value="([^"]*)"/g)].map(([, name]) => name),
    fields: fields.map(([, input = '']) => /name="([^"]*)"/.exec(input)?.[1]),
  };
}
