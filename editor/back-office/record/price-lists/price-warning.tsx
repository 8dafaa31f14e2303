import type { RecordPanelProps } from '../record-panel-props.ts';
import { AboveRegular, isAbove } from './above-regular.tsx';
import { PriceListTexts } from './price-list-texts.tsx';

/** Warning below the form of a saved price. */
export function PriceWarning({ row: { values } }: RecordPanelProps) {
  return (
    <PriceListTexts>
      <div role="status">
        {isAbove(Number(values['price']), Number(values['retail_price'])) && <AboveRegular />}
      </div>
    </PriceListTexts>
  );
}
