const sources = import.meta.glob<string>('../../fixtures/added-blocks/model-scale.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The file of the example of a block that is added to a built shop. */
export const addedBlockSource = Object.values(sources).join('');

/** The address of a file that this browser serves to itself. */
export const served = (text: string, type = 'text/javascript'): string =>
  URL.createObjectURL(new Blob([text], { type }));
