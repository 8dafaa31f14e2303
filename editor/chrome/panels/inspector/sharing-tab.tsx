import { useState } from 'react';
import { isObject } from '#schemas/block/translations.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { blockName, useBlockLabels, useNodeName } from '../../../canvas/node-names.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { useNode } from '../../../canvas/page/rendered-block.tsx';
import { useT } from '../../../i18n/translate.tsx';
import { detachPlacement, setOpened, shareNode } from '../../../model/commands/share.ts';
import { fieldLabel } from '../../../model/labels/field-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { TextLine } from '../../../ui/dialogs/fields.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { Checkbox } from '../../../ui/fields/choices.tsx';
import { ChooseMaster } from '../../dialogs/masters.tsx';
import { WhereUsed } from '../../dialogs/where-used.tsx';
import { EditInstances } from './edit-instances.tsx';
import styles from './inspector.module.css';
import { placeInstead } from './place-instead.ts';
import { isForPages } from './placeholder-mark.tsx';
import { UsesList } from './uses-list.tsx';

/** Shows what an element shares, or turns it into a shared element. */
export function SharingTab({ id }: { readonly id: string }) {
  const { editing } = useEditor();
  const node = useNode(editing.nodes, id);
  const master = useNode(editing.nodes, node?.master ?? rootId(node) ?? '');
  if (!node) return null;
  if (!master) {
    return (
      <>
        <ShareForm node={node} />
        <Instances node={node} />
      </>
    );
  }
  return (
    <>
      {node.master !== null && <PlacementTools node={node} />}
      <OpenedFields master={master} isHere={node.master !== null} />
      <UsesList master={master.id} />
      {node.master === null && <Instances node={node} />}
    </>
  );
}

/** Returns the root id of the shared element that a node belongs to. */
function rootId(node: EditNode | undefined): string | undefined {
  return node?.document.startsWith('shared:') ? node.document.slice('shared:'.length) : undefined;
}

function ShareForm({ node }: { readonly node: EditNode }) {
  const { editing, api, payload } = useEditor();
  const t = useT();
  const dialogs = useDialogs();
  const nameOf = useNodeName();
  const [title, setTitle] = useState(nameOf(node));
  const [error, setError] = useState<AppError | null>(null);
  const plan = editing.check(shareNode, { id: node.id, title });
  const replace = async () => {
    const master = await dialogs.open(ChooseMaster, {
      replacing: node.id,
      blockName: (handler) => blockName(editing.blocks, handler, payload.uiLanguage),
    });
    if (master === undefined) return;
    const placed = await placeInstead(editing, api, node.id, master);
    setError(placed.ok ? null : placed.error);
  };
  return (
    <section className={styles.section}>
      <h3>{t('panels.share')}</h3>
      <p className={styles.quiet}>{t('panels.shareHelp')}</p>
      {isForPages(node, editing) && <p className={styles.quiet}>{t('panels.noPlaceholders')}</p>}
      {plan.ok ? (
        <>
          <TextLine label={t('panels.sharedName')} value={title} onChange={setTitle} />
          <Button
            tone="primary"
            icon="component"
            isDisabled={title.trim() === ''}
            onPress={() =>
              editing.run(shareNode, { id: node.id, title: title.trim().slice(0, 200) })
            }
          >
            {t('panels.doShare')}
          </Button>
          <Button icon="replace" onPress={() => void replace()}>
            {t('panels.replaceByShared')}
          </Button>
        </>
      ) : (
        <p>{errorText(t, whyNot(editing, plan.error))}</p>
      )}
      {error && <ErrorLine error={error} />}
    </section>
  );
}

function PlacementTools({ node }: { readonly node: EditNode }) {
  const { editing } = useEditor();
  const t = useT();
  return (
    <section className={styles.section}>
      <p>{t('panels.placementHelp')}</p>
      <div className={styles.row}>
        <Button icon="pencil" onPress={() => editing.select([node.master ?? ''])}>
          {t('panels.editShared')}
        </Button>
        <Button icon="unlink" onPress={() => editing.run(detachPlacement, { id: node.id })}>
          {t('panels.detach')}
        </Button>
      </div>
    </section>
  );
}

/** Chooses the fields that placements may override. */
function OpenedFields({ master, isHere }: { readonly master: EditNode; readonly isHere: boolean }) {
  const { editing, payload } = useEditor();
  const t = useT();
  const labels = useBlockLabels()(master.handler);
  const schema = editing.blocks[master.handler]?.model.schema;
  const names = isObject(schema?.properties) ? Object.keys(schema.properties) : [];
  const toggle = (name: string, isOpen: boolean) => {
    const others = master.opened.filter((each) => each !== name);
    editing.run(setOpened, { id: master.id, opened: isOpen ? [...others, name] : others });
  };
  if (names.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('panels.openedFields')}</h3>
      <p className={styles.quiet}>{t(isHere ? 'panels.openedHere' : 'panels.openedHelp')}</p>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={fieldLabel(labels, name, payload.uiLanguage).label}
          isSelected={master.opened.includes(name)}
          onChange={(isOpen) => toggle(name, isOpen)}
        />
      ))}
    </section>
  );
}

/** Actions on all blocks of this type on the site. */
function Instances({ node }: { readonly node: EditNode }) {
  const t = useT();
  const dialogs = useDialogs();
  const name = useBlockLabels()(node.handler)?.name ?? node.handler;
  const { handler: value } = node;
  return (
    <section className={styles.section}>
      <h3>{t('panels.instances')}</h3>
      <p className={styles.quiet}>{t('panels.instancesHelp', { name })}</p>
      <div className={styles.row}>
        <Button
          icon="map-pin"
          onPress={() => void dialogs.open(WhereUsed, { kind: 'block', value, name })}
        >
          {t('panels.whereUsed')}
        </Button>
        <Button
          icon="files"
          onPress={() => void dialogs.open(EditInstances, { id: node.id, name })}
        >
          {t('panels.editInstances')}
        </Button>
      </div>
    </section>
  );
}
