import {
  itemIdSchema,
  linkSchema,
  linkTargetSchema,
  mediaRefSchema,
  richTextSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { type BlockModel, defineModel } from '#schemas/block/model.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import type { BlockRules } from '../services/dependencies.ts';

const object = { type: 'object', additionalProperties: false } as const;

const stack = defineModel({
  type: 'stack',
  category: 'layout',
  icon: 'square',
  schema: { ...object, properties: {} },
  slots: {
    main: { categories: ['content', 'layout'] },
    aside: { allow: ['text'], max: 2, scope: { change: ['designer'] } },
  },
});

const banner = defineModel({
  type: 'banner',
  category: 'content',
  icon: 'square',
  schema: {
    ...object,
    required: ['title'],
    properties: {
      title: textSchema,
      picture: mediaRefSchema,
      link: linkSchema,
      text: richTextSchema,
      audit: { ...textSchema, default: '', scope: { see: ['analyst'] } },
      tracking: { type: 'string', default: '', maxLength: 20, scope: { change: ['analyst'] } },
      items: {
        type: 'array',
        maxItems: 10,
        items: {
          ...object,
          required: ['id', 'text'],
          properties: { id: itemIdSchema, text: textSchema, target: linkTargetSchema },
        },
      },
    },
  },
});

const text = defineModel({
  type: 'text',
  formerHandlers: ['letter'],
  category: 'content',
  icon: 'square',
  schema: { ...object, properties: { title: textSchema, target: linkTargetSchema } },
});

const call = defineModel({
  type: 'call',
  category: 'content',
  icon: 'square',
  schema: {
    ...object,
    properties: {
      title: textSchema,
      note: textSchema,
      button: {
        ...object,
        properties: { label: textSchema, tone: { type: 'string', enum: ['ink', 'sea'] } },
      },
    },
  },
});

const header = defineModel({
  type: 'header-section',
  category: 'site',
  icon: 'square',
  schema: { ...object, properties: { logo: mediaRefSchema } },
});

const cart = ['cart-items', 'cart-summary'].map((type) =>
  defineModel({
    type,
    category: 'checkout',
    icon: 'square',
    schema: { ...object, properties: {} },
  }),
);

const all: readonly BlockModel[] = [stack, banner, text, call, header, ...cart];
const ajv = createAjv({ useDefaults: true });

/** Blocks of the test site; its handler `mystery` is deliberately unknown. */
export const testBlocks: BlockRules = {
  models: Object.fromEntries(all.map((model) => [model.type, model])),
  validators: Object.fromEntries(all.map((model) => [model.type, ajv.compile(model.schema)])),
};
