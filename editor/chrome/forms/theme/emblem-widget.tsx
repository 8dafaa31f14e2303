import { emblemNames } from 'virtual:ornaments';
import type { WidgetProps } from '@rjsf/utils';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { useT } from '../../../i18n/translate.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useField } from '../field-context.ts';

const noEmblem = 'none';

/** A choice of the emblems that the site draws. */
export function EmblemWidget({ value, onChange }: WidgetProps) {
  const t = useT();
  const options = [
    { id: noEmblem, label: t('forms.none') },
    ...emblemNames.map((id) => ({ id, label: id, picture: <Emblem name={id} /> })),
  ];
  return (
    <Select
      {...useField()}
      options={options}
      value={typeof value === 'string' && value !== '' ? value : noEmblem}
      onChange={(id) => onChange(id === noEmblem ? '' : id)}
    />
  );
}
