/** Billing fields in the form are named `billing.firstName` and so on. */
export const billingPrefix = 'billing.';

/** Hidden field of the form: the address book entry that the address was filled from. */
export const bookField = 'addressId';
