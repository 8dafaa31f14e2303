import { countSchema } from './fragments.ts';
import { type Infer, typed } from './typed.ts';

/** List of shape A (ENT-45). */
export interface Paginated<T> {
  data: T[];
  pagination: { totalPages: number; totalRecords: number; isCapped?: boolean };
}

/** List of shape B (ENT-46). */
export interface Records<T> {
  records: T[];
  totalPages: number;
  totalRecords: number;
}

/** List of shape C, with rows under `data` (ENT-47). */
export interface LastPaged<T> {
  data: T[];
  lastPage: number;
  total: number;
}

const rows = (items: object) => ({ type: 'array', maxItems: 9999, items }) as const;

export function paginated<S extends object>(item: S) {
  return typed<Paginated<Infer<S>>>({
    type: 'object',
    required: ['data', 'pagination'],
    additionalProperties: false,
    properties: {
      data: rows(item),
      pagination: {
        type: 'object',
        required: ['totalPages', 'totalRecords'],
        additionalProperties: false,
        properties: {
          totalPages: countSchema,
          totalRecords: countSchema,
          isCapped: { type: 'boolean', description: 'There are more records than counted.' },
        },
      },
    },
  });
}

export function records<S extends object>(item: S) {
  return typed<Records<Infer<S>>>({
    type: 'object',
    required: ['records', 'totalPages', 'totalRecords'],
    additionalProperties: false,
    properties: { records: rows(item), totalPages: countSchema, totalRecords: countSchema },
  });
}

export function lastPaged<S extends object>(item: S) {
  return typed<LastPaged<Infer<S>>>({
    type: 'object',
    required: ['data', 'lastPage', 'total'],
    additionalProperties: false,
    properties: { data: rows(item), lastPage: countSchema, total: countSchema },
  });
}

/** A bare array of entities. */
export function listOf<S extends object>(item: S) {
  return typed<Infer<S>[]>(rows(item));
}

export type AnyList<T> = Paginated<T> | Records<T> | LastPaged<T>;

/** Reads rows and counts of any of the three shapes; shape C has no page count other than its last page. */
export function readList<T>(list: AnyList<T>): Records<T> {
  if ('records' in list) return list;
  if ('pagination' in list) return { records: list.data, ...list.pagination };
  return { records: list.data, totalPages: list.lastPage, totalRecords: list.total };
}
