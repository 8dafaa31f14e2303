type Attributes = Readonly<Record<string, string>>;

/** Converts each SVG shape of lucide to path commands, from its SVG attributes. */
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

/** Attributes that define the geometry of a shape, not how it is rendered. */
const geometry = /^(d|x|y|x1|y1|x2|y2|points|cx|cy|r|width|height|rx|ry)$/;

/**
 * A path that starts with a relative move would continue from the end of the previous one, so its start
 * becomes absolute.
 */
function fromOutside(d: string): string {
  const [, x, y, rest = ''] = /^m(-?[\d.]+)[ ,]?(-?[\d.]+)[ ,]?(.*)$/.exec(d) ?? [];
  if (x === undefined) return d;
  return `M${x} ${y}${/^[a-z]/i.test(rest) || rest === '' ? '' : 'l'}${rest}`;
}

/**
 * Merges the shapes of each symbol in a sprite into one path. Every rendered icon clones all shapes of its
 * symbol, each as expensive as an element of the page.
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
