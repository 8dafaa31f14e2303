import type { Currency } from '#runtime/format/price.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { EditorApi } from '../api/editor-api.ts';
import type { Dialogs } from '../dialogs/dialogs.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import type { Anchor } from './link-options.tsx';
import { linkScreens } from './link-screens.ts';
import { isFound, parseTarget } from './link-target.ts';
import { createMediaMemory } from './media-memory.ts';
import type { PickedThing, Pickers, ThingKind } from './pickers.ts';
import { thingSource } from './thing-sources.ts';

const EditMedia = lazyPart(async () => (await import('../media/edit-media.tsx')).EditMedia);
const MediaLibrary = lazyPart(
  async () => (await import('../media/media-library.tsx')).MediaLibrary,
);
const ChooseIcon = lazyPart(async () => (await import('./choose-icon.tsx')).ChooseIcon);
const ChooseThings = lazyPart(async () => (await import('./choose-things.tsx')).ChooseThings);
const LinkOptions = lazyPart(async () => (await import('./link-options.tsx')).LinkOptions);

export interface PickersParts {
  readonly api: EditorApi;
  readonly dialogs: Dialogs;
  readonly t: Translate;
  readonly currency: Currency;
  /** Places of the open page that links can lead to. */
  readonly anchors: () => readonly Anchor[];
}

/** The pickers of fields, by dialogs. */
export function createPickers({ api, dialogs, t, currency, anchors }: PickersParts): Pickers {
  const media = createMediaMemory(api);
  const things = new Map<string, PickedThing>();

  async function findThings(kind: ThingKind, values: readonly string[]): Promise<PickedThing[]> {
    const unknown = values.filter((value) => !things.has(`${kind}:${value}`));
    const found = unknown.length > 0 ? await thingSource(kind, api, currency, t).find(unknown) : [];
    for (const thing of found) things.set(`${kind}:${thing.value}`, thing);
    return values.map((value) => things.get(`${kind}:${value}`) ?? { value, title: value });
  }

  return {
    findThings,
    findMedia: (key) => media.find(key),
    chooseMedia: (selected, accept) =>
      dialogs.open(MediaLibrary, { selected, accept, onChanged: media.put }),
    chooseLink: (target, newTab = false) =>
      dialogs.open(LinkOptions, { target, newTab, anchors: anchors() }),
    chooseThings: (request) => dialogs.open(ChooseThings, { request, currency }),
    chooseIcon: (selected, among) => dialogs.open(ChooseIcon, { selected, among }),
    async browseMedia() {
      await dialogs.open(MediaLibrary, { isBrowsing: true, onChanged: media.put });
    },
    async editMedia(mediaKey) {
      const edited = await dialogs.open(EditMedia, { mediaKey });
      if (edited) media.put(mediaKey, edited);
    },
    async describeLink(target) {
      const { kind, value } = parseTarget(target);
      if (target === '' || value === '') return { value: target, title: target };
      if (kind === 'screen') {
        const isKnown = linkScreens.some((screen) => screen === value);
        return { value: target, title: isKnown ? t(`pickers.screen.${value}`) : value };
      }
      if (!isFound(kind)) return { value: target, title: target.replace(/^(mailto|tel):/, '') };
      const [thing] = await findThings(kind, [value]);
      const kindName = t(`pickers.kind.${kind}`);
      return {
        value: target,
        title: thing?.title ?? value,
        detail: kindName,
        media: thing?.media ?? null,
      };
    },
  };
}
