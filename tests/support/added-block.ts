const sources = import.meta.glob<string>('../../fixtures/added-blocks/model-scale.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The source of the example of an added block. */
export const addedBlockSource = Object.values(sources).join('');

/** Returns a URL from which this browser can load the text. */
export const served = (text: string, type = 'text/javascript'): string =>
  URL.createObjectURL(new Blob([text], { type }));
