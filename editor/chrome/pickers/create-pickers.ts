import type { Currency } from '#runtime/format/price.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { EntityKind, PickedEntity, Pickers } from '../../canvas/pickers.ts';
import type { EditorApi } from '../../session/api/editor-api.ts';
import type { Dialogs } from '../../ui/dialogs/dialogs.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { entitySource } from './entity-sources.ts';
import { linkScreens } from './link-screens.ts';
import type { Anchor } from './link-target.ts';
import { isFound, parseTarget } from './link-target.ts';
import { createMediaMemory } from './media-memory.ts';

const EditMedia = lazyPart(async () => (await import('../media/edit-media.tsx')).EditMedia);
const MediaLibrary = lazyPart(
  async () => (await import('../media/media-library.tsx')).MediaLibrary,
);
const ChooseIcon = lazyPart(async () => (await import('./choose-icon.tsx')).ChooseIcon);
const ChooseEntities = lazyPart(async () => (await import('./choose-entities.tsx')).ChooseEntities);
const LinkOptions = lazyPart(async () => (await import('./link-options.tsx')).LinkOptions);

export interface PickersParts {
  readonly api: EditorApi;
  readonly dialogs: Dialogs;
  readonly t: Translate;
  readonly currency: Currency;
  /** Anchors of the open page that links can target. */
  readonly anchors: () => readonly Anchor[];
}

/** Creates the pickers of form fields, based on dialogs. */
export function createPickers({ api, dialogs, t, currency, anchors }: PickersParts): Pickers {
  const media = createMediaMemory(api);
  const entities = new Map<string, PickedEntity>();

  async function findEntities(
    kind: EntityKind,
    values: readonly string[],
  ): Promise<PickedEntity[]> {
    const unknown = values.filter((value) => !entities.has(`${kind}:${value}`));
    const found =
      unknown.length > 0 ? await entitySource(kind, api, currency, t).find(unknown) : [];
    for (const entity of found) entities.set(`${kind}:${entity.value}`, entity);
    return values.map((value) => entities.get(`${kind}:${value}`) ?? { value, title: value });
  }

  return {
    findEntities,
    findMedia: (key) => media.find(key),
    chooseMedia: (selected, accept) =>
      dialogs.open(MediaLibrary, { selected, accept, onChanged: media.put }),
    chooseLink: (target, newTab = false) =>
      dialogs.open(LinkOptions, { target, newTab, anchors: anchors() }),
    chooseEntities: (request) => dialogs.open(ChooseEntities, { request, currency }),
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
      const [entity] = await findEntities(kind, [value]);
      const kindName = t(`pickers.kind.${kind}`);
      return {
        value: target,
        title: entity?.title ?? value,
        detail: kindName,
        media: entity?.media ?? null,
      };
    },
  };
}
