import * as react from 'react';
import {
  itemIdSchema,
  linkSchema,
  linkTargetSchema,
  longTextSchema,
  mediaRefSchema,
  richTextSchema,
  textSchema,
} from '#schemas/block/fragments.ts';
import { defineModel } from '#schemas/block/model.ts';
import { renameField } from '#schemas/block/rename-field.ts';
import { CommandForm, useForm } from '../block/command-form.tsx';
import { useFormat, useMessages, useSession } from '../block/context.tsx';
import { useLink } from '../rich-text/link.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { Button } from '../ui/button.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { Picture } from '../ui/picture.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/**
 * Dependencies that the shop passes to blocks added at runtime. Such blocks bundle none of them, so there is
 * only one React and one set of styles. The names are a contract with files outside this repository.
 */
export const blockKit = {
  react,
  defineModel,
  renameField,
  textSchema,
  longTextSchema,
  richTextSchema,
  linkTargetSchema,
  linkSchema,
  mediaRefSchema,
  itemIdSchema,
  useMessages,
  useFormat,
  useSession,
  useLink,
  useForm,
  useHydrated,
  CommandForm,
  RichText,
  Picture,
  Button,
  NumberField,
  TextField,
  Icon,
  Emblem,
} as const;

export type BlockKit = typeof blockKit;
