import '#runtime/ui/styles.ts';
import { startEditor } from '#editor/start/start-editor.tsx';
import { editorBlocks } from './editor-blocks.ts';
import { editingTexts } from './texts/editing-texts.ts';

void startEditor(editorBlocks, editingTexts);
