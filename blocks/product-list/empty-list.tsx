import { useRuntime } from '#runtime/block/context.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Emblem } from '#runtime/ui/emblem.tsx';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { ListParts } from './parts.ts';

/** Shown if the list has no results: links to the list without the last chosen filter. */
export function EmptyList({ data, path, t, chosen }: ListParts) {
  const { page } = useRuntime();
  const last = chosen.at(-1);
  const action = last ? (
    <Button href={path + last.search} variant="primary">
      {t('removeLast', { name: last.label })}
    </Button>
  ) : (
    <Button href={screenHref(page.language, 'shop')}>{t('toShop')}</Button>
  );
  return (
    <EmptyState
      picture={data.category?.flag ? <Emblem name={data.category.flag} /> : undefined}
      title={t('empty')}
      text={last ? t('emptyText') : t('emptyShop')}
      action={action}
    />
  );
}
