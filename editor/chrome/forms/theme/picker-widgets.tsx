import type { WidgetProps } from '@rjsf/utils';
import { Icon as PageIcon } from '#runtime/ui/icon.tsx';
import { brandNames, type IconName, lucideNames } from '#runtime/ui/icons/icon-names.ts';
import { blankTarget } from '#schemas/editing/placeholders.ts';
import { usePickers } from '../../../canvas/pickers.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useAsyncValue } from '../../../ui/use-async-value.ts';
import { emptyText } from '../empty-text.ts';
import { useField } from '../field-context.ts';
import styles from '../forms.module.css';
import { Picked, PickedIcon, PickedMedia } from './picked.tsx';

const pageIcons: readonly string[] = [...lucideNames, ...brandNames];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Selects the key of a medium. */
export function MediaWidget({ value, onChange, schema }: WidgetProps) {
  const t = useT();
  const field = useField();
  const { chooseMedia, editMedia, findMedia } = usePickers();
  const key = textOf(value);
  const media = useAsyncValue(key, async () => (key === '' ? null : findMedia(key)));
  const choose = async () => {
    const chosen = await chooseMedia(key === '' ? null : key);
    if (chosen !== undefined) onChange(chosen ?? emptyText(schema));
  };
  const detail = media === null && key !== '' ? t('forms.mediaGone') : media ? key : undefined;
  const action = t(key === '' ? 'forms.choose' : 'forms.change');
  return (
    <Picked
      {...field}
      picture={
        media ? (
          <PickedMedia media={media} />
        ) : (
          <PickedIcon name={media === null && key !== '' ? 'image-off' : 'image'} />
        )
      }
      title={key === '' ? t('forms.noMedia') : (media?.title ?? key)}
      detail={detail}
    >
      {!field.isReadOnly && (
        <>
          <Button onPress={() => void choose()} aria-label={`${action}: ${field.label}`}>
            {action}
          </Button>
          {media && (
            <IconButton
              icon="pencil"
              label={t('forms.editMedia')}
              onPress={() => void editMedia(key)}
            />
          )}
          {key !== '' && (
            <IconButton
              icon="x"
              label={t('forms.clear')}
              onPress={() => onChange(emptyText(schema))}
            />
          )}
        </>
      )}
    </Picked>
  );
}

/** Selects the target of a link. */
export function LinkWidget({ value, onChange, schema }: WidgetProps) {
  const t = useT();
  const field = useField();
  const { chooseLink, describeLink } = usePickers();
  const target = value === blankTarget ? '' : textOf(value);
  const described = useAsyncValue(target, async () =>
    target === '' ? null : describeLink(target),
  );
  const choose = async () => {
    const chosen = await chooseLink(target);
    if (chosen) onChange(chosen.target);
  };
  const action = t(target === '' ? 'forms.choose' : 'forms.change');
  return (
    <Picked
      {...field}
      picture={<PickedIcon name={target === '' ? 'unlink' : 'link-2'} />}
      title={target === '' ? t('forms.noLink') : (described?.title ?? target)}
      detail={described?.detail ?? (described && described.title !== target ? target : undefined)}
    >
      {!field.isReadOnly && (
        <>
          <Button onPress={() => void choose()} aria-label={`${action}: ${field.label}`}>
            {action}
          </Button>
          {target !== '' && !field.isRequired && (
            <IconButton
              icon="x"
              label={t('forms.clear')}
              onPress={() => onChange(emptyText(schema))}
            />
          )}
        </>
      )}
    </Picked>
  );
}

/** Selects the name of an icon of the page, limited to those in its schema. */
export function IconWidget({ value, onChange, schema }: WidgetProps) {
  const t = useT();
  const field = useField();
  const { chooseIcon } = usePickers();
  const name = textOf(value);
  const action = t(name === '' ? 'forms.choose' : 'forms.change');
  const choose = async () => {
    const chosen = await chooseIcon(name, schema.enum?.map(String));
    if (chosen !== undefined) onChange(chosen === '' ? emptyText(schema) : chosen);
  };
  return (
    <Picked
      {...field}
      picture={
        pageIcons.includes(name) ? (
          <span className={styles.noPicture}>
            <PageIcon name={name as IconName} />
          </span>
        ) : (
          <PickedIcon name="square" />
        )
      }
      title={name === '' ? t('forms.none') : name}
    >
      {!field.isReadOnly && (
        <Button onPress={() => void choose()} aria-label={`${action}: ${field.label}`}>
          {action}
        </Button>
      )}
    </Picked>
  );
}
