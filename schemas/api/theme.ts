import {
  countSchema,
  idSchema,
  instantSchema,
  lineSchema,
  nullableInstantSchema,
} from '../entities/fragments.ts';
import { nullable, typed } from '../entities/typed.ts';
import type { UploadedFont } from '../theme/theme-file.ts';
import type { ThemeName } from '../theme/theme-name.ts';
import { noteSchema } from './editing-inputs.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, idParams } from './inputs.ts';
import { themeNamesSchema } from './theme-names.ts';

/** Has the names of the theme in its token file. */
export interface ThemeVersion extends ThemeName {
  readonly id: number;
  readonly note: string;
  readonly author: string;
  readonly dueAt: string;
  /** Null while the version is planned. */
  readonly publishedAt: string | null;
}

export interface ThemeState {
  /** The token file of the site itself, before staff changed anything. */
  readonly site: string;
  /** Null if there is no draft. */
  readonly draft: string | null;
  /** Counts the saved drafts; a save names the one that it is based on. */
  readonly revision: number;
  /** The published token file; null if visitors see the site's own. */
  readonly published: string | null;
  /** Names for `?theme=<hash>`, which shows a page in a theme. */
  readonly hashes: {
    /** Hash of the published theme, else of the site's own. */
    readonly shown: string;
    readonly draft: string | null;
  };
}

/** A family that staff uploaded. */
export interface ThemeFont extends UploadedFont {
  readonly id: number;
  /** Total size of its files in bytes. */
  readonly size: number;
}

/** More than any theme needs, less than what would burden a page. */
const sourceSchema = { type: 'string', minLength: 2, maxLength: 200_000 } as const;
const revisionSchema = { ...countSchema, description: 'The draft that was read.' } as const;

const versionSchema = typed<ThemeVersion>({
  type: 'object',
  required: ['id', 'name', 'note', 'author', 'dueAt', 'publishedAt'],
  additionalProperties: false,
  properties: {
    id: idSchema,
    name: lineSchema,
    names: themeNamesSchema,
    note: noteSchema,
    author: lineSchema,
    dueAt: instantSchema,
    publishedAt: nullableInstantSchema,
  },
});

const stateSchema = typed<ThemeState>({
  type: 'object',
  required: ['site', 'draft', 'revision', 'published', 'hashes'],
  additionalProperties: false,
  properties: {
    site: sourceSchema,
    draft: nullable(sourceSchema),
    revision: countSchema,
    published: nullable(sourceSchema),
    hashes: {
      type: 'object',
      required: ['shown', 'draft'],
      additionalProperties: false,
      properties: { shown: lineSchema, draft: nullable(lineSchema) },
    },
  },
});

export interface ThemeVersionFile {
  readonly source: string;
  /** Hash for `?theme=<hash>`, which shows a page in this version. */
  readonly hash: string;
}

const versionFileSchema = typed<ThemeVersionFile>({
  type: 'object',
  required: ['source', 'hash'],
  additionalProperties: false,
  properties: { source: sourceSchema, hash: lineSchema },
});

const percentSchema = { type: 'number', minimum: 0, maximum: 1000 } as const;
const sizeProperties = {
  size: percentSchema,
  capitals: percentSchema,
  digits: percentSchema,
} as const;

const fontsSchema = typed<readonly ThemeFont[]>({
  type: 'array',
  maxItems: 60,
  items: {
    type: 'object',
    required: ['id', 'name', 'license', 'kind', 'faces', 'fallback', 'size'],
    additionalProperties: false,
    properties: {
      id: idSchema,
      name: lineSchema,
      license: lineSchema,
      kind: { enum: ['sans', 'serif'] },
      faces: {
        type: 'array',
        maxItems: 60,
        items: {
          type: 'object',
          required: ['file', 'weight'],
          additionalProperties: false,
          properties: { file: lineSchema, weight: lineSchema, style: { const: 'italic' } },
        },
      },
      fallback: {
        type: 'object',
        required: ['size', 'ascent', 'descent'],
        additionalProperties: false,
        properties: {
          ...sizeProperties,
          ascent: percentSchema,
          descent: percentSchema,
          bold: {
            type: 'object',
            required: ['size'],
            additionalProperties: false,
            properties: sizeProperties,
          },
        },
      },
      size: countSchema,
    },
  },
});

const savedSchema = typed<{ readonly revision: number }>({
  type: 'object',
  required: ['revision'],
  additionalProperties: false,
  properties: { revision: countSchema },
});

/** Calls for the theme of the site; for staff with the scope `admin` or `theme`. */
export const themeEndpoints = {
  'theme.get': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/theme',
    access: 'backoffice',
    summary: 'Read the theme of the site: its own, the draft and the published one',
    response: stateSchema,
  }),
  'theme.saveDraft': defineEndpoint({
    id: null,
    method: 'PUT',
    path: '/api/v2/cms/theme/draft',
    access: 'backoffice',
    summary: 'Save a token file as the draft of the theme; refused if it is not valid',
    body: typed<{ readonly source: string; readonly revision: number }>({
      type: 'object',
      required: ['source', 'revision'],
      additionalProperties: false,
      properties: { source: sourceSchema, revision: revisionSchema },
    }),
    response: savedSchema,
  }),
  'theme.publish': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/theme/publish',
    access: 'backoffice',
    summary:
      'Publish the draft of the theme, now or at a time; refused while a pair is hard to read',
    body: typed<{ readonly revision: number; readonly note?: string; readonly at?: string }>({
      type: 'object',
      required: ['revision'],
      additionalProperties: false,
      properties: {
        revision: revisionSchema,
        note: noteSchema,
        at: { ...instantSchema, description: 'Now if absent.' },
      },
    }),
    response: versionSchema,
  }),
  'theme.versions': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/theme/versions',
    access: 'backoffice',
    summary: 'List the newest versions of the theme, planned ones too',
    query: typed<{ readonly before?: number }>({
      type: 'object',
      additionalProperties: false,
      properties: {
        before: { ...idSchema, description: 'Id of the last version of the page before.' },
      },
    }),
    response: typed<readonly ThemeVersion[]>({ type: 'array', maxItems: 50, items: versionSchema }),
  }),
  'theme.version': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/theme/versions/{id}',
    access: 'backoffice',
    summary: 'Read the token file of a version of the theme, and its name in addresses',
    params: idParams,
    response: versionFileSchema,
  }),
  'theme.restore': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/theme/restore/{id}',
    access: 'backoffice',
    summary: 'Make a version the draft',
    params: idParams,
    response: savedSchema,
  }),
  'theme.cancel': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v2/cms/theme/planned/{id}',
    access: 'backoffice',
    summary: 'Cancel a planned version',
    params: idParams,
    response: done,
  }),
  'theme.fonts': defineEndpoint({
    id: null,
    method: 'GET',
    path: '/api/v2/cms/theme/fonts',
    access: 'backoffice',
    summary: 'List the fonts that staff uploaded',
    response: fontsSchema,
  }),
  'theme.addFont': defineEndpoint({
    id: null,
    method: 'POST',
    path: '/api/v2/cms/theme/fonts',
    access: 'backoffice',
    multipart: true,
    summary: 'Upload a font file: WOFF2, TrueType or OpenType',
    body: {
      type: 'object',
      additionalProperties: false,
      properties: {
        license: { type: 'string', maxLength: 200, description: 'Its licence; needed.' },
      },
    },
    response: fontsSchema,
  }),
  'theme.removeFont': defineEndpoint({
    id: null,
    method: 'DELETE',
    path: '/api/v2/cms/theme/fonts/{id}',
    access: 'backoffice',
    summary: 'Delete a font that no theme uses',
    params: idParams,
    response: done,
  }),
} as const;
