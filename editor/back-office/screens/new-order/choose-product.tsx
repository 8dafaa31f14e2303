import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBoxItem } from 'react-aria-components';
import { formatPrice } from '#runtime/format/price.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { mandatoryProductFilter } from '#schemas/constants.ts';
import type { Product, ProductCard } from '#schemas/entities/product.ts';
import type { EditorApi } from '../../../session/api/editor-api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Closing } from '../../../ui/dialogs/closing.ts';
import { Empty, Waiting } from '../../../ui/dialogs/states.tsx';
import { Finder, finderRow } from '../../../ui/finder.tsx';
import { useBackOffice } from '../../context.ts';

interface ChooseProductProps extends Closing<number> {
  readonly api: EditorApi;
  readonly t: Translate;
}

/** Chooses a product of the shop, and a variant if it has any. Closes with the id of the product to buy. */
export function ChooseProduct({ api, t, close }: ChooseProductProps) {
  const [product, setProduct] = useState<Product | null>(null);
  const choose = async (card: ProductCard) => {
    if (card.format !== 'Configurable') return close(card.id);
    const read = await api.call('product.get', { slug: card.slug });
    if (read.ok) setProduct(read.value);
  };
  return (
    <Dialog isOpen title={product?.name ?? t('newOrder.addProduct')} onClose={() => close()}>
      {product ? (
        <Variants product={product} t={t} onChoose={close} />
      ) : (
        <Products api={api} t={t} onChoose={(card) => void choose(card)} />
      )}
    </Dialog>
  );
}

interface ProductsProps extends Omit<ChooseProductProps, 'close'> {
  readonly onChoose: (card: ProductCard) => void;
}

/** Maximum number of products that a search shows. */
const shown = 30;

function Products({ api, t, onChoose }: ProductsProps) {
  const { site, uiLanguage } = useBackOffice();
  const [typed, setTyped] = useState('');
  const keywords = typed.trim();
  const { data } = useQuery({
    queryKey: ['new-order', 'products', keywords, api.language],
    queryFn: () =>
      api.call('product.filter', {
        filters: [mandatoryProductFilter],
        limit: shown,
        ...(keywords && { keywords }),
      }),
    placeholderData: (known) => known,
  });
  const cards = data?.ok ? data.value.records : [];
  return (
    <Finder
      label={t('newOrder.searchProduct')}
      listLabel={t('newOrder.products')}
      typed={typed}
      onType={setTyped}
      items={cards.map((card) => ({ ...card, id: String(card.id) }))}
      onChoose={(id) => {
        const card = cards.find((each) => String(each.id) === id);
        if (card) onChoose(card);
      }}
      empty={data === undefined ? <Waiting /> : <Empty text={t('newOrder.noProducts')} />}
    >
      {({ id, name, sku, finalPrice }) => (
        <ListBoxItem id={id} textValue={name} className={finderRow}>
          {[name, sku, formatPrice(finalPrice, uiLanguage, site.currency)].join(' · ')}
        </ListBoxItem>
      )}
    </Finder>
  );
}

interface VariantsProps {
  readonly product: Product;
  readonly t: Translate;
  readonly onChoose: (id: number) => void;
}

function Variants({ product, t, onChoose }: VariantsProps) {
  const { site, uiLanguage } = useBackOffice();
  const [typed, setTyped] = useState('');
  const rows = product.associatedProducts.map((variant) => ({
    id: String(variant.id),
    title: [
      variantName(product, variant.configuration),
      variant.sku,
      formatPrice(variant.finalPrice, uiLanguage, site.currency),
    ].join(' · '),
  }));
  const words = typed.trim().toLowerCase();
  return (
    <Finder
      label={t('newOrder.searchVariant')}
      listLabel={t('newOrder.variants')}
      typed={typed}
      onType={setTyped}
      items={rows.filter(({ title }) => title.toLowerCase().includes(words))}
      onChoose={(id) => onChoose(Number(id))}
      empty={<Empty text={t('newOrder.noProducts')} />}
    >
      {({ id, title }) => (
        <ListBoxItem id={id} textValue={title} className={finderRow}>
          {title}
        </ListBoxItem>
      )}
    </Finder>
  );
}

/** Returns the attribute values that distinguish a variant. */
function variantName(
  { configurationAttributes }: Product,
  configuration: Product['associatedProducts'][number]['configuration'],
): string {
  return configurationAttributes
    .flatMap(
      ({ attributeCode, values }) =>
        values.find(({ id }) => id === configuration[attributeCode])?.label ?? [],
    )
    .join(', ');
}
