import type { Field, RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { ArrayField } from './array-field.tsx';
import { BranchField } from './branch-field.tsx';
import {
  CheckboxesWidget,
  CheckboxWidget,
  RadioWidget,
  SelectWidget,
  Swatches,
} from './choice-widgets.tsx';
import { CoreStringField } from './core-fields.ts';
import { EmblemWidget } from './emblem-widget.tsx';
import { EntitiesField } from './entities-field.tsx';
import { FieldTemplate } from './field-template.tsx';
import { LocalizedField } from './localized-field.tsx';
import { ObjectField } from './object-field.tsx';
import { ObjectTemplate } from './object-template.tsx';
import { OptionalGroup } from './optional-group.tsx';
import { IconWidget, LinkWidget, MediaWidget } from './picker-widgets.tsx';
import {
  BranchTemplate,
  NothingTemplate,
  TupleItemTemplate,
  TupleTemplate,
  UnsupportedTemplate,
} from './plain-templates.tsx';
import { RawField } from './raw-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { StringField } from './string-field.tsx';
import {
  ColorWidget,
  DateTimeWidget,
  DateWidget,
  EmailWidget,
  MoneyWidget,
  NumberWidget,
  PasswordWidget,
  RangeWidget,
  TextareaWidget,
  TextWidget,
  TimeWidget,
  UrlWidget,
} from './text-widgets.tsx';

/*
 * rjsf widgets, fields and templates based on react-aria. All are plain functions: rjsf 6 rejects `memo` and
 * `forwardRef` elements of React 19.
 */

export const widgets: RegistryWidgetsType = {
  AltDateTimeWidget: DateTimeWidget,
  AltDateWidget: DateWidget,
  CheckboxWidget,
  CheckboxesWidget,
  ColorWidget,
  DateTimeWidget,
  DateWidget,
  EmailWidget,
  FileWidget: NothingTemplate,
  HiddenWidget: NothingTemplate,
  PasswordWidget,
  RadioWidget,
  RangeWidget,
  RatingWidget: NumberWidget,
  SelectWidget,
  TextWidget,
  TextareaWidget,
  TimeWidget,
  URLWidget: UrlWidget,
  UpDownWidget: NumberWidget,
  emblem: EmblemWidget,
  icon: IconWidget,
  link: LinkWidget,
  media: MediaWidget,
  money: MoneyWidget,
  swatches: Swatches,
  updown: NumberWidget,
  url: UrlWidget,
};

export const fields: RegistryFieldsType = {
  ArrayField: ArrayField as Field,
  AnyOfField: BranchField,
  OneOfField: BranchField,
  OptionalDataControlsField: OptionalGroup,
  // The theme's controls return numbers, so no parsing is needed.
  NumberField: CoreStringField as Field,
  ObjectField,
  RawField,
  FallbackField: RawField,
  RichTextField,
  StringField,
  EntitiesField,
  LocalizedField,
};

export const templates: Partial<TemplatesType> = {
  ArrayFieldItemTemplate: TupleItemTemplate,
  ArrayFieldTemplate: TupleTemplate,
  DescriptionFieldTemplate: NothingTemplate,
  ErrorListTemplate: NothingTemplate,
  FieldErrorTemplate: NothingTemplate,
  FieldHelpTemplate: NothingTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate: BranchTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  TitleFieldTemplate: NothingTemplate,
  UnsupportedFieldTemplate: UnsupportedTemplate,
};
