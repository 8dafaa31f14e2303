import { isOverridden } from '#runtime/page/prepare.ts';
import { hasMobileTexts } from '#schemas/editing/layers.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { setMobileMeta, setMobileOptions } from '../../model/commands/set-meta.ts';
import { detachPlacement, shareNode } from '../../model/commands/share.ts';
import { openInspector } from '../../session/ui/open-panel.ts';
import { nodeName } from '../node-names.ts';
import { type ActionPorts, type BlockAction, cannot, refusal } from './action.ts';

const soleNode = ({ editing }: ActionPorts, ids: readonly string[]): EditNode | undefined =>
  ids.length === 1 ? editing.nodes.get(ids[0] ?? '') : undefined;

const asPlacement = (ports: ActionPorts, ids: readonly string[]) => {
  const node = soleNode(ports, ids);
  return node?.master ? { ...node, master: node.master } : undefined;
};

export const share: BlockAction = {
  id: 'share',
  icon: 'component',
  label: 'overlay.share',
  why(ports, ids) {
    const node = soleNode(ports, ids);
    if (!node) return cannot('oneOnly');
    return refusal(ports, ports.editing.check(shareNode, { id: node.id, title: '' }));
  },
  run(ports, ids) {
    const node = soleNode(ports, ids);
    if (!node) return;
    const { nodes, blocks } = ports.editing;
    const title = nodeName(nodes, blocks, node, ports.uiLanguage);
    const shared = ports.editing.run(shareNode, { id: node.id, title });
    if (shared.ok) openInspector(ports.ui, 'sharing');
  },
};

export const editShared: BlockAction = {
  id: 'editShared',
  icon: 'pencil',
  label: 'overlay.editShared',
  why: (ports, ids) => (asPlacement(ports, ids) ? null : cannot('isNotShared')),
  run(ports, ids) {
    const placement = asPlacement(ports, ids);
    if (!placement) return;
    ports.editing.select([placement.master]);
    openInspector(ports.ui, 'content');
  },
};

export const detach: BlockAction = {
  id: 'detach',
  icon: 'unlink',
  label: 'overlay.detach',
  why(ports, ids) {
    const placement = asPlacement(ports, ids);
    if (!placement) return cannot('isNotShared');
    return refusal(ports, ports.editing.check(detachPlacement, { id: placement.id }));
  },
  run(ports, ids) {
    const placement = asPlacement(ports, ids);
    if (placement) ports.editing.run(detachPlacement, { id: placement.id });
  },
};

export const whereUsed: BlockAction = {
  id: 'whereUsed',
  icon: 'map-pin',
  label: 'overlay.whereUsed',
  why(ports, ids) {
    const node = soleNode(ports, ids);
    const isShared = node && (node.master !== null || node.document.startsWith('shared:'));
    return isShared ? null : cannot('isNotShared');
  },
  run: ({ ui }) => openInspector(ui, 'sharing'),
};

export const resetMobile: BlockAction = {
  id: 'resetMobile',
  icon: 'smartphone',
  label: 'overlay.resetMobile',
  why(ports, ids) {
    const node = soleNode(ports, ids);
    if (!node) return cannot('oneOnly');
    const isBare = !isOverridden(node.mobileOptions, node.mobileMeta) && !hasMobileTexts(node);
    if (isBare) return cannot('hasNoMobile');
    return refusal(ports, ports.editing.check(setMobileOptions, { id: node.id, options: {} }));
  },
  run({ editing }, [id = '']) {
    const node = editing.nodes.get(id);
    if (!node) return;
    const group = `resetMobile:${id}`;
    const meta = Object.fromEntries(Object.keys(node.mobileMeta).map((key) => [key, undefined]));
    editing.run(setMobileMeta, { ids: [id], meta }, { group });
    editing.run(setMobileOptions, { id, options: {} }, { group });
  },
};

export const rename: BlockAction = {
  id: 'rename',
  icon: 'type',
  label: 'overlay.rename',
  why: (ports, ids) => (soleNode(ports, ids) ? null : cannot('oneOnly')),
  run: (ports, [id = '']) => ports.rename(id),
};
