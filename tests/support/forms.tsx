import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { textsIn } from '#schemas/languages.ts';
import '#editor/ui/tokens.css';
import messages from 'virtual:messages/editor/chrome/forms';
import uiMessages from 'virtual:messages/editor/ui';
import { type Pickers, PickersContext } from '#editor/canvas/pickers.ts';
import { BlockForm, type BlockFormProps } from '#editor/chrome/forms/block-form.tsx';
import { TranslateProvider } from '#editor/i18n/translate.tsx';
import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { createAjv } from '#schemas/validation/ajv.ts';

const t = createTranslator('en', {
  ...prefixed('forms', textsIn(messages, 'en')),
  ...prefixed('ui', textsIn(uiMessages, 'en')),
  ...coreMessages('en'),
});

/** Pickers that resolve immediately; those that tests do not need reject. */
const pickers: Pickers = {
  chooseMedia: () => Promise.resolve('chart'),
  chooseLink: () => Promise.resolve({ target: 'page:about', newTab: false }),
  chooseEntities: ({ selected }) => Promise.resolve([...selected, 'compass']),
  chooseIcon: () => Promise.resolve('clock'),
  browseMedia: () => Promise.resolve(),
  editMedia: () => Promise.resolve(),
  findMedia: () => Promise.resolve(null),
  findEntities: (_, values) =>
    Promise.resolve(values.map((value) => ({ value, title: `Product ${value}` }))),
  describeLink: (target) => Promise.resolve({ value: target, title: `Page ${target}` }),
};

export function EditorParts({ children }: { readonly children: ReactNode }) {
  return (
    <TranslateProvider t={t}>
      <PickersContext value={pickers}>
        <I18nProvider locale="en">
          <div className="izlog-editor">{children}</div>
        </I18nProvider>
      </PickersContext>
    </TranslateProvider>
  );
}

/** A block with one schema and its compiled validator. */
export function blockOf(schema: JsonObject): EditorBlock {
  const texts = { name: 'Example', description: 'An example.' };
  return {
    model: {
      type: 'example',
      formerHandlers: [],
      category: 'content',
      icon: 'eye',
      hydrate: 'none',
      schema: { type: 'object', ...schema },
      slots: {},
      migrations: [],
      version: 1,
      critical: false,
    },
    labels: { hr: texts, en: texts, de: texts },
    validate: createAjv({ useDefaults: true, strict: false }).compile(schema),
    view: () => Promise.reject(new Error('Never drawn.')),
    loads: false,
    presets: {},
  };
}

type FormProps = Partial<BlockFormProps> & { readonly value: JsonObject };

const nobody: readonly string[] = [];
const nothing: BlockFormProps['problems'] = [];

/** A form that keeps its value; `onChange` is called for each change. */
export function StatefulForm({
  block,
  value: first,
  onChange,
  ...rest
}: FormProps & { readonly block: EditorBlock }) {
  const [value, setValue] = useState(first);
  return (
    <EditorParts>
      <BlockForm
        language="en"
        scopes={nobody}
        problems={nothing}
        {...rest}
        block={block}
        value={value}
        onChange={(next, path) => {
          setValue(next);
          onChange?.(next, path);
        }}
      />
    </EditorParts>
  );
}
