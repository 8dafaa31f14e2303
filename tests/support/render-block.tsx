import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTexts } from '#app/texts/page-texts.ts';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { createEventBus } from '#runtime/browser/event-bus.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import { createFormsStore, type Submission } from '#runtime/store/forms.ts';
import { createSessionStore, type SessionState } from '#runtime/store/session.ts';
import { loadOptions, type OptionsValidator } from '#schemas/block/load-options.ts';
import type { BlockModel } from '#schemas/block/model.ts';
import type { Language } from '#schemas/languages.ts';
import { invariant } from '#schemas/result.ts';
import * as validators from '../../blocks/validators.gen.js';
import { fixturesOf } from './blocks.ts';
import { guest, pageOf } from './page.ts';

interface Drawing {
  readonly language?: Language;
  /** Replaces the options of the example. */
  readonly options?: object;
  readonly data?: unknown;
  readonly slots?: object;
  readonly session?: Partial<SessionState>;
  readonly page?: Partial<PagePayload>;
  /** A submitted form that was refused. */
  readonly submission?: Submission | null;
}

interface BlockFiles {
  readonly model: BlockModel;
  readonly View: ComponentType<Record<string, unknown>>;
}

/** Renders a block's example `current` like the server, with the given changes. */
export async function renderBlock(type: string, by: Drawing = {}): Promise<string> {
  const { language = 'hr', slots = {}, submission = null } = by;
  const [{ View }, { model }] = (await Promise.all([
    import(`../../blocks/${type}/view.tsx`),
    import(`../../blocks/${type}/model.ts`),
  ])) as [BlockFiles, BlockFiles];
  const fixture = fixturesOf(type).find(({ name }) => name === 'current');
  const stored = { version: model.version, options: { ...fixture?.options, ...by.options } };
  const options = loadOptions(model, stored, validatorOf(type));
  invariant(options.ok, `${type}: these are no options.`);
  const session = { ...guest, ...fixture?.session, ...by.session } as SessionState;
  const runtime = {
    ...createEventBus(),
    page: { ...pageOf([], { language }), ...by.page },
    t: createTranslator(language, pageTexts(language)),
    session: createSessionStore(session),
    forms: createFormsStore(submission),
  } as unknown as Runtime;
  return renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <View
        id={`${type}-1`}
        options={options.value}
        data={by.data ?? fixture?.data}
        slots={slots}
      />
    </RuntimeContext>,
  );
}

function validatorOf(type: string): OptionsValidator {
  const name = type.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return (
    (validators as unknown as Readonly<Record<string, OptionsValidator>>)[name] ?? (() => false)
  );
}
