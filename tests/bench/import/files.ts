import { languages } from '#schemas/languages.ts';

/** The files that `import.bench.ts` imports: CSV, piece by piece, so that no file of any size is held in memory. */

const head = [
  'sku',
  'parent',
  ...languages.flatMap((language) => [`name:${language}`, `description:${language}`]),
  'price',
  'stock',
  'weight',
  'categories',
  'tags',
  'brand',
  'attribute:material',
  'option:size',
];

/** Returns the cells of a row. In every seven products, one has the next three as its variants. */
function cells(number: number): readonly string[] {
  const place = number % 7;
  const main = `BENCH-${number - place + 3}`;
  const isVariant = place > 3;
  const texts = languages.flatMap((language) =>
    isVariant
      ? ['', '']
      : [
          `Product ${number} ${language}`,
          `<p>Words of product ${number} in ${language}, ${'long '.repeat(40)}</p>`,
        ],
  );
  const category = `Section ${number % 25} > Shelf ${number % 100}`;
  return [
    `BENCH-${number}`,
    isVariant ? main : '',
    ...texts,
    `${10 + (number % 90)}.50`,
    place === 3 ? '' : String(number % 40),
    '250',
    isVariant ? '' : category,
    isVariant ? '' : `tag ${number % 20}`,
    isVariant ? '' : `Maker ${number % 30}`,
    isVariant ? '' : `Material ${number % 12}`,
    isVariant ? `Size ${place}` : '',
  ];
}

export function* productsFile(count: number): Generator<string> {
  yield `${head.join(',')}\n`;
  for (let number = 0; number < count; number += 1)
    yield `${cells(number)
      .map((cell) => `"${cell}"`)
      .join(',')}\n`;
}

export function* pricesFile(count: number): Generator<string> {
  yield 'sku,price\n';
  for (let number = 0; number < count; number += 1)
    yield `BENCH-${number},${20 + (number % 70)}.90\n`;
}
