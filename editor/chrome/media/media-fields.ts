import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Media, MediaCrop } from '#schemas/entities/media.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { isWhole, type Point, toShown, toWhole, wholePicture } from './crop-rectangle.ts';

export const textNames = ['title', 'alt', 'description'] as const;
export type TextName = (typeof textNames)[number];

/** The editable fields of a medium, flat, so that two states are compared field by field. */
export type MediaFields = Readonly<Record<`${TextName}/${Language}`, string>> & {
  readonly access: Media['access'];
  /** Relative to the whole picture; null is its centre. */
  readonly focalPoint: Point | null;
  readonly crop: MediaCrop | null;
};

export type FieldName = keyof MediaFields;

type Change = Omit<EndpointInput<'media.update'>, 'id'>;

export function mediaFields(media: Media): MediaFields {
  const crop = media.crop ?? null;
  const point = media.focalPoint ?? null;
  const texts = textNames.flatMap((name) =>
    languages.map((language) => [`${name}/${language}`, textOf(media, name, language)] as const),
  );
  return {
    ...(Object.fromEntries(texts) as Record<`${TextName}/${Language}`, string>),
    access: media.access,
    focalPoint: point && toWhole(point, crop ?? wholePicture),
    crop,
  };
}

function textOf(media: Media, name: TextName, language: Language): string {
  if (media.texts) return media.texts[name][language] ?? '';
  return language === defaultLanguage ? (media[name] ?? '') : '';
}

export const changedFields = (from: MediaFields, to: MediaFields): FieldName[] =>
  (Object.keys(from) as FieldName[]).filter((name) => !isSame(from[name], to[name]));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns only what was changed. A cleared translation is removed. */
export function changeOf(from: MediaFields, to: MediaFields, version: number | undefined): Change {
  const changed = new Set<string>(changedFields(from, to));
  const texts = Object.fromEntries(
    textNames.flatMap((name) => {
      const inLanguages = languages
        .filter((language) => changed.has(`${name}/${language}`))
        .map(
          (language) => [language, storedText(to[`${name}/${language}`] ?? '', language)] as const,
        );
      return inLanguages.length > 0 ? [[name, Object.fromEntries(inLanguages)]] : [];
    }),
  );
  const crop = to.crop && !isWhole(to.crop) ? to.crop : null;
  const hasNewFrame = changed.has('crop') || changed.has('focalPoint');
  return {
    ...(version !== undefined && { version }),
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(changed.has('access') && { access: to.access }),
    ...(changed.has('crop') && { crop }),
    ...(hasNewFrame && {
      focalPoint: to.focalPoint && toShown(to.focalPoint, crop ?? wholePicture),
    }),
  };
}

function storedText(text: string, language: Language): string | null {
  return text === '' && language !== defaultLanguage ? null : text;
}

export interface Merged {
  /** Fields as another editor saved them, with the local changes on top. */
  readonly fields: MediaFields;
  /** Fields that both editors changed, to different values. */
  readonly conflicts: readonly FieldName[];
}

export function mergeFields(base: MediaFields, mine: MediaFields, theirs: MediaFields): Merged {
  const changedByMe = changedFields(base, mine);
  const changedByThem = changedFields(base, theirs);
  const own = changedByMe.map((name) => [name, mine[name]] as const);
  return {
    fields: { ...theirs, ...(Object.fromEntries(own) as MediaFields) },
    conflicts: changedByMe.filter(
      (name) => changedByThem.includes(name) && !isSame(mine[name], theirs[name]),
    ),
  };
}

/** Whether a title, or a picture's alternative text, is missing. */
export function isMissing(fields: MediaFields, language: Language, isPicture: boolean): boolean {
  const needed = isPicture ? (['title', 'alt'] as const) : (['title'] as const);
  return needed.some((name) => (fields[`${name}/${language}`] ?? '').trim() === '');
}
