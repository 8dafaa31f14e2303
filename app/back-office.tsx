import '#runtime/ui/styles.ts';
import { startBackOffice } from '#editor/back-office/start-back-office.tsx';
import { editingTexts } from './texts/editing-texts.ts';

void startBackOffice(editingTexts);
