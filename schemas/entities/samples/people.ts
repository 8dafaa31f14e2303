import type { Address, AddressInput } from '../address.ts';
import type { Consent, ConsentAssignment, Goal } from '../consent.ts';
import type { GuestUser, Registration, User } from '../user.ts';

/** Valid values for tests and fakes: people and consents. */

export const addressInput: AddressInput = {
  type: 'Shipping',
  firstName: 'Ana',
  lastName: 'Marić-Kos',
  contactEmail: 'ana@example.com',
  contactPhone: '+44 20 7946 0958',
  country: 54,
  city: 'Osijek',
  street: 'Županijska',
  houseNumber: '12a',
  zipCode: '31000',
  region: null,
  companyName: null,
  companyOIB: null,
};

export const address: Address = { id: 3, ...addressInput };

export const guestUser: GuestUser = { id: 'c_81f', email: 'gost@example.com' };

export const user: User = {
  id: 4,
  email: 'ana@example.com',
  username: 'ana@example.com',
  details: { firstName: 'Ana', lastName: 'Marić' },
  company: { name: 'Papir d.o.o.' },
  memberCardBarcode: '9900012345678',
  addresses: [address],
  isBackofficeUser: false,
  scope: [],
};

export const registration: Registration = {
  details: { firstName: 'Ana', lastName: 'Marić' },
  email: 'ana@example.com',
  password: 'jako-tajno',
  username: 'ana@example.com',
  memberCardBarcode: '',
};

export const consent: Consent = {
  id: 1,
  uniqueNumber: 'GDPR-1',
  displayName: 'Prihvaćam <a href="/uvjeti">uvjete</a>',
  assigned_to: 'checkoutForm',
  consents: [1, 2],
  requiredConsents: [1],
  isRequired: true,
};

export const consentAssignment: ConsentAssignment = {
  assigned_to: 'newsletter',
  consents: [1, 2],
  requiredConsents: [1],
};

export const goal: Goal = {
  goalType: 'file',
  goal: '/api/v1/media/goal/abc',
  confirmedEmail: 'ana@example.com',
};
