import messages from 'virtual:messages/editor/back-office/record/catalogue';
import type { ReactNode } from 'react';
import { OwnTexts } from '../../own-texts.tsx';

/** Texts of the parts that only the catalogue has: `catalogue.<key>`. */
export function CatalogueTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts name="catalogue" messages={messages}>
      {children}
    </OwnTexts>
  );
}
