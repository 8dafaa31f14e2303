import type { Infer } from '../entities/typed.ts';
import { authEndpoints } from './auth.ts';
import { backOfficeEndpoints } from './back-office.ts';
import { catalogueStaffEndpoints } from './catalogue-staff.ts';
import { categoryTreeEndpoints } from './category-tree.ts';
import { cmsAuthorEndpoints } from './cms-authors.ts';
import { cmsCommentEndpoints } from './cms-comments.ts';
import { cmsContentEndpoints } from './cms-content.ts';
import { cmsDocumentEndpoints } from './cms-documents.ts';
import { cmsEditingEndpoints } from './cms-editing.ts';
import { cmsVisitorEndpoints } from './cms-visitors.ts';
import { wishListEndpoints } from './cms-wish-lists.ts';
import { collectionWorkEndpoints } from './collection-work.ts';
import { collectionEndpoints } from './collections.ts';
import { customerEndpoints } from './customers.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { developmentEndpoints } from './development.ts';
import { documentEndpoints } from './documents.ts';
import { cartEndpoints } from './ecommerce-cart.ts';
import { checkoutEndpoints } from './ecommerce-checkout.ts';
import { orderEndpoints } from './ecommerce-orders.ts';
import type { Endpoint } from './endpoint.ts';
import { exampleEndpoints } from './examples.ts';
import { fiscalCertificateEndpoints } from './fiscal-certificate.ts';
import { importEndpoints } from './import.ts';
import { keyEndpoints } from './keys.ts';
import { marketingStaffEndpoints } from './marketing-staff.ts';
import { masterEndpoints } from './master.ts';
import { mediaEndpoints } from './media.ts';
import { mediaLibraryEndpoints } from './media-library.ts';
import { orderFileEndpoints } from './order-files.ts';
import { passkeyEndpoints } from './passkeys.ts';
import { priceListStaffEndpoints } from './price-list-staff.ts';
import { productEndpoints } from './product.ts';
import { searchEndpoints } from './search.ts';
import { secondFactorEndpoints } from './second-factor.ts';
import { themeEndpoints } from './theme.ts';
import { themeVariationEndpoints } from './theme-variations.ts';
import { userEndpoints } from './user.ts';
import { webEndpoints } from './web.ts';

/** Every call of the API by name. Server routes, client, OpenAPI and access tests are derived from it. */
export const contract = {
  ...authEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...userEndpoints,
  ...masterEndpoints,
  ...backOfficeEndpoints,
  ...collectionEndpoints,
  ...collectionWorkEndpoints,
  ...catalogueStaffEndpoints,
  ...categoryTreeEndpoints,
  ...dashboardEndpoints,
  ...exampleEndpoints,
  ...marketingStaffEndpoints,
  ...fiscalCertificateEndpoints,
  ...priceListStaffEndpoints,
  ...importEndpoints,
  ...keyEndpoints,
  ...productEndpoints,
  ...cmsAuthorEndpoints,
  ...cmsContentEndpoints,
  ...searchEndpoints,
  ...cmsDocumentEndpoints,
  ...cmsEditingEndpoints,
  ...themeEndpoints,
  ...themeVariationEndpoints,
  ...cmsCommentEndpoints,
  ...cmsVisitorEndpoints,
  ...wishListEndpoints,
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...orderEndpoints,
  ...orderFileEndpoints,
  ...customerEndpoints,
  ...mediaEndpoints,
  ...mediaLibraryEndpoints,
  ...documentEndpoints,
  ...webEndpoints,
  ...developmentEndpoints,
} as const;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;

type Part<E, P extends 'params' | 'query' | 'body'> = E extends { readonly [K in P]: infer S }
  ? Infer<S>
  : unknown;

type Flat<T> = T extends unknown ? { [K in keyof T]: T[K] } : never;

type Inputs = {
  [N in EndpointName]: Flat<
    Part<Contract[N], 'params'> & Part<Contract[N], 'query'> & Part<Contract[N], 'body'>
  >;
};

type Outputs = { [N in EndpointName]: Infer<Contract[N]['response']> };

/** Input of a call as one flat object: params, query and body together. */
export type EndpointInput<N extends EndpointName> = Inputs[N];

/** Output of a call: the `data` of the response. */
export type EndpointOutput<N extends EndpointName> = Outputs[N];

export const endpointNames = Object.keys(contract) as EndpointName[];

/** Returns the call as the common type `Endpoint`. */
export function endpoint(name: EndpointName): Endpoint {
  return contract[name];
}
