type Attributes = Readonly<Record<string, string>>;

/** Each shape of lucide as the commands of a path; the attributes are those of SVG. */
const commands: Readonly<Record<string, (shape: Attributes) => string>> = {
  path: ({ d = '' }) => fromOutside(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  circle: ({ cx, cy, r }) => {
    const radius = Number(r);
    const half = `a${r} ${r} 0 1 0`;
    return `M${Number(cx) - radius} ${cy}${half} ${2 * radius} 0${half}-${2 * radius} 0z`;
  },
  rect: ({ x, y, width, height, rx = '0', ry = rx }) => {
    const across = Number(width) - 2 * Number(rx);
    const down = Number(height) - 2 * Number(ry);
    const corner = (toX: string, toY: string) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
    return [
      `M${Number(x) + Number(rx)} ${y}`,
      `h${across}${corner(rx, ry)}`,
      `v${down}${corner(`-${rx}`, ry)}`,
      `h-${across}${corner(`-${rx}`, `-${ry}`)}`,
      `v-${down}${corner(rx, `-${ry}`)}z`,
    ].join('');
  },
};

/** Attributes that say where a shape is, and nothing of how it is rendered. */
const geometry = /^(d|x|y|x1|y1|x2|y2|points|cx|cy|r|width|height|rx|ry)$/;

/** A path begins at its first point, where one that is joined to another goes on from its end. */
function fromOutside(d: string): string {
  const [, x, y, rest = ''] = /^m(-?[\d.]+)[ ,]?(-?[\d.]+)[ ,]?(.*)$/.exec(d) ?? [];
  if (x === undefined) return d;
  return `M${x} ${y}${/^[a-z]/i.test(rest) || rest === '' ? '' : 'l'}${rest}`;
}

/**
 * A sheet of icons with the shapes of each symbol joined to one path. Every icon that is rendered holds
 * a copy of all shapes of its symbol, which cost as much as elements of the page.
 */
export function withSinglePaths(sheet: string): string {
  return sheet.replace(
    /(<symbol [^>]*>)(.*?)<\/symbol>/g,
    (_all, start: string, shapes: string) => `${start}${joined(shapes)}</symbol>`,
  );
}

function joined(shapes: string): string {
  const parts = [...shapes.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, name = '', given = '']) => {
    const attributes = Object.fromEntries(
      [...given.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
    );
    const isPlain = Object.keys(attributes).every((key) => geometry.test(key));
    return isPlain ? commands[name]?.(attributes) : undefined;
  });
  return parts.includes(undefined) ? shapes : `<path d="${parts.join('')}"/>`;
}
