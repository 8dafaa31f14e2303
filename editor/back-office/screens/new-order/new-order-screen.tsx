import messages from 'virtual:messages/editor/back-office/screens/new-order';
import { useState } from 'react';
import { type Language, languages } from '#schemas/languages.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Choice } from '../../../ui/dialogs/fields.tsx';
import { useBackOffice } from '../../context.ts';
import { OwnTexts } from '../../own-texts.tsx';
import { BuyerForm } from './buyer-form.tsx';
import { DeliveryAndPayment } from './delivery-and-payment.tsx';
import { Finish } from './finish.tsx';
import { Goods } from './goods.tsx';
import styles from './new-order.module.css';
import { useNewOrder } from './use-new-order.ts';

/** Creates an order for a buyer who called or visited the shop. */
export function NewOrderScreen() {
  return (
    <OwnTexts name="newOrder" messages={messages}>
      <Form />
    </OwnTexts>
  );
}

function Form() {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const [language, setLanguage] = useState<Language>(uiLanguage);
  const order = useNewOrder(useEditorApi().in(language));
  const names = new Intl.DisplayNames(uiLanguage, { type: 'language' });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('office.screen_new-order')}</h1>
        <Choice
          label={t('newOrder.language')}
          alternatives={languages.map((id) => ({ id, label: names.of(id) ?? id }))}
          value={language}
          onChange={setLanguage}
        />
      </header>
      <Goods order={order} />
      <BuyerForm order={order} />
      <DeliveryAndPayment order={order} />
      <Finish order={order} />
    </div>
  );
}
