import '#runtime/ui/styles.ts';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { startEditor } from '#editor/start/start-editor.tsx';
import { editingTexts } from './texts/editing-texts.ts';

void startEditor(editorBlocks, editingTexts);
