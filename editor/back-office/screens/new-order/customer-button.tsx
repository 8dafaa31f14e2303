import type { Address } from '#schemas/entities/address.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useBackOffice } from '../../context.ts';
import { ChooseRecord } from '../../record/choose-record.tsx';

interface CustomerButtonProps {
  readonly onChoose: (values: Readonly<Record<string, string>>) => void;
}

/** Takes email, name and address from the account of a customer. */
export function CustomerButton({ onChoose }: CustomerButtonProps) {
  const t = useT();
  const api = useEditorApi();
  const dialogs = useDialogs();
  const customers = useBackOffice().collections.find(({ name }) => name === 'customers');
  if (!customers) return null;
  const choose = async () => {
    const id = await dialogs.open(ChooseRecord, { collection: customers });
    const read = id && (await api.call('customerFile.get', { id: Number(id) }));
    if (!read || !read.ok) return;
    const { email, addresses } = read.value;
    const [first] = addresses.toSorted(
      (one, other) => Number(other.isDefaultDelivery) - Number(one.isDefaultDelivery),
    );
    onChoose({ email, ...(first && textsOf(first.address)) });
  };
  return (
    <Button icon="users" onPress={() => void choose()}>
      {t('newOrder.chooseCustomer')}
    </Button>
  );
}

function textsOf(address: Address): Readonly<Record<string, string>> {
  const { firstName, lastName, street, houseNumber, zipCode, city, contactPhone } = address;
  const { country, region } = address;
  return {
    firstName,
    lastName,
    street,
    houseNumber,
    zipCode,
    city,
    contactPhone: contactPhone ?? '',
    country: String(country),
    region: region ?? '',
  };
}
