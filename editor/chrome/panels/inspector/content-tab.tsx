import { useEditor } from '../../../canvas/editor-context.ts';
import { useNode } from '../../../canvas/page/rendered-block.tsx';
import { NodeForm } from './node-form.tsx';
import { RawView } from './raw-view.tsx';

/** Edits the options of the block; for a placement those that its shared element opens. */
export function ContentTab({ id }: { readonly id: string }) {
  const { editing } = useEditor();
  const node = useNode(editing.nodes, id);
  if (!node) return null;
  const block = editing.blocks[node.handler];
  if (!block || node.version > block.model.version) return <RawView key={id} node={node} />;
  return <NodeForm node={node} layer={editing.language} />;
}
