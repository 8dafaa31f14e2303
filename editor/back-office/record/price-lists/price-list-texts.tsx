import messages from 'virtual:messages/editor/back-office/record/price-lists';
import type { ReactNode } from 'react';
import { OwnTexts } from '../../own-texts.tsx';

/** Texts of the parts for prices of customer groups: `priceLists.<key>`. */
export function PriceListTexts({ children }: { readonly children: ReactNode }) {
  return (
    <OwnTexts name="priceLists" messages={messages}>
      {children}
    </OwnTexts>
  );
}
