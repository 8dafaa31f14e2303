/** Billing fields in the form are named `billing.firstName` and so on. */
export const billingPrefix = 'billing.';

/** Hidden field of the form: the entry of the address book that the address came from. */
export const bookField = 'addressId';
