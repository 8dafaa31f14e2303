import messages from 'virtual:messages/editor/back-office/screens/media';
import type { ReactNode } from 'react';
import { OwnTexts } from '../../own-texts.tsx';

/** The texts of the library. Dialogs are rendered outside of the screen, so each needs them itself. */
export function LibraryTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts name="library" messages={messages}>
      {children}
    </OwnTexts>
  );
}
