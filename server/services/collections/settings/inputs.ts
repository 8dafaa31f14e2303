import type { JsonObject } from '#schemas/document/element.ts';

export const positionInput: JsonObject = { type: 'integer', minimum: 0, maximum: 10_000 };

export const lineInput = (maxLength: number): JsonObject => ({
  type: ['string', 'null'],
  maxLength,
});

export const keyInput: JsonObject = {
  type: 'string',
  minLength: 2,
  maxLength: 60,
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
  expects: 'key',
};

/** ISO code of a country. */
export const twoLetters: JsonObject = {
  type: 'string',
  pattern: '^[A-Z]{2}$',
  expects: 'twoLetters',
};

/** ISO days of the week; 1 is Monday. */
export const weekdaysInput: JsonObject = {
  type: ['array', 'null'],
  minItems: 1,
  maxItems: 7,
  uniqueItems: true,
  widget: 'checkboxes',
  items: { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7] },
};

/** Days by ISO number; their labels are texts. */
export const weekdays: readonly string[] = ['1', '2', '3', '4', '5', '6', '7'];

export const percentInput: JsonObject = { type: 'number', minimum: 0, maximum: 100 };
