import type { Node as NodeExtension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Translate } from '#runtime/i18n/translator.ts';
import { plainText, readNode } from '#runtime/rich-text/document.ts';
import { Picture, type PictureMedia } from '#runtime/ui/picture.tsx';
import type { Media } from '#schemas/entities/media.ts';
import { TranslateProvider, useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAsyncValue } from '../../ui/use-async-value.ts';
import { type Pickers, PickersContext, usePickers } from '../pickers.ts';
import { ImageNode, ProductNode } from './atom-nodes.ts';
import type { KnownEntities } from './known-entities.ts';
import { RawBlock, RawInline } from './raw-nodes.ts';
import styles from './surface.module.css';

interface AtomProps {
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly known: KnownEntities;
}

export interface AtomSurroundings {
  readonly pickers: Pickers;
  readonly t: Translate;
  readonly known: KnownEntities;
  /** Whether nodes must render synchronously. Not possible while React renders. */
  readonly isPrompt: () => boolean;
}

/** Nodes without text of their own, rendered as shoppers see them. */
export function renderedAtoms({ pickers, t, known, isPrompt }: AtomSurroundings): NodeExtension[] {
  const rendered = (extension: NodeExtension, tag: string, Atom: ComponentType<AtomProps>) =>
    extension.extend({
      addNodeView:
        () =>
        ({ node }) =>
          atomView(node, tag, isPrompt(), (attrs) => (
            <TranslateProvider t={t}>
              <PickersContext value={pickers}>
                <Atom attrs={attrs} known={known} />
              </PickersContext>
            </TranslateProvider>
          )),
    });
  return [
    rendered(ImageNode, 'figure', Illustration),
    rendered(ProductNode, 'div', Product),
    rendered(RawBlock, 'div', Locked),
    rendered(RawInline, 'span', Locked),
  ];
}

type Render = (attrs: AtomProps['attrs']) => React.ReactNode;

function atomView(node: Node, tag: string, isPrompt: boolean, render: Render): NodeView {
  const dom = document.createElement(tag);
  // The storefront sets the same attribute on its `div`.
  if (node.type.name === 'product') dom.dataset.product = '';
  const root = createRoot(dom);
  if (isPrompt) flushSync(() => root.render(render(node.attrs)));
  else root.render(render(node.attrs));
  return {
    dom,
    update: (next) => {
      if (next.type === node.type) root.render(render(next.attrs));
      return next.type === node.type;
    },
    ignoreMutation: () => true,
    // React must not be unmounted while it may be rendering.
    destroy: () => queueMicrotask(() => root.unmount()),
  };
}

function Illustration({ attrs, known }: AtomProps) {
  const { findMedia } = usePickers();
  const key = attrs.media as string;
  const media = useAsyncValue(key, findMedia, known.media.get(key));
  const t = useT();
  const alt = (attrs.alt as string) || undefined;
  const caption = attrs.caption as string;
  const picture = media === null ? missing(t('rich-text.image')) : media && toPicture(media);
  return (
    <>
      {picture && <Picture media={picture} sizes="44rem" alt={alt} key={key} />}
      {caption && <figcaption>{caption}</figcaption>}
    </>
  );
}

function Product({ attrs, known }: AtomProps) {
  const { findEntities } = usePickers();
  const t = useT();
  const slug = attrs.slug as string;
  const find = async () => (await findEntities('product', [slug]))[0];
  const entity = useAsyncValue(slug, find, known.products.get(slug));
  return (
    <>
      {entity?.media && <Picture media={toPicture(entity.media)} sizes="6rem" ratio="1/1" alt="" />}
      <a href={`#${encodeURIComponent(slug)}`}>
        {entity?.title || slug || t('rich-text.missingProduct')}
      </a>
    </>
  );
}

/** An unknown stored node: shows its text, read-only. */
function Locked({ attrs }: AtomProps) {
  const t = useT();
  return (
    <span className={styles.locked} title={t('rich-text.locked')}>
      <Icon name="lock" />
      {plainText(readNode(attrs.json)) || t('rich-text.locked')}
    </span>
  );
}

const toPicture = ({
  sources,
  alt,
  placeholder,
  focalPoint,
  width,
  height,
}: Media): PictureMedia => ({
  sources,
  alt,
  placeholder,
  focalPoint,
  width: width ?? 4,
  height: height ?? 3,
});

const missing = (alt: string): PictureMedia => ({ sources: [], alt, width: 4, height: 3 });
