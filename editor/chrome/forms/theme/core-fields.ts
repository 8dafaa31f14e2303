import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import type { ComponentType } from 'react';

const { fields } = getDefaultRegistry();

/** rjsf fields that this theme uses unchanged. */
export const SchemaField = fields.SchemaField as ComponentType<FieldProps>;
export const CoreObjectField = fields.ObjectField as ComponentType<FieldProps>;
export const CoreArrayField = fields.ArrayField as ComponentType<FieldProps>;
export const CoreStringField = fields.StringField as ComponentType<FieldProps>;
