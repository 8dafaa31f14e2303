import { createContext, use } from 'react';
import type { CustomerFile } from '#schemas/entities/customer-file.ts';
import { invariant } from '#schemas/result.ts';

export interface CustomerPage {
  readonly file: CustomerFile;
  /** Whether the staff member may change the customer. */
  readonly mayChange: boolean;
  /** Shows the customer that an action returned. */
  readonly show: (file: CustomerFile) => void;
  /** Loads the record and its history again. */
  readonly refresh: () => void;
}

export const CustomerContext = createContext<CustomerPage | null>(null);

export function useCustomer(): CustomerPage {
  const page = use(CustomerContext);
  invariant(page, 'A part of the customer was rendered outside of it.');
  return page;
}
