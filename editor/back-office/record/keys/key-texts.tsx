import messages from 'virtual:messages/editor/back-office/record/keys';
import type { ReactNode } from 'react';
import { OwnTexts } from '../../own-texts.tsx';

/** Texts of the parts for programs that work with the shop: `keys.<key>`. */
export function KeyTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts name="keys" messages={messages}>
      {children}
    </OwnTexts>
  );
}
