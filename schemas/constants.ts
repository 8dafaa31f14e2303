/** Numbers and fixed lists that parts of the product share. Times are in milliseconds unless noted. */

export const debounceMs = { quantity: 500, general: 300 } as const;

export const paging = {
  defaultPage: 1,
  defaultLimit: 10,
  itemsPerPage: [12, 24],
  newsLimit: 9,
  searchLimit: 9,
  postListLimit: 5,
  consentListLimit: 100,
  consentPageSize: 50,
  consentAssignmentPerPage: 50,
  wishlistLimit: 9999,
  /** Wish list items that a browser stores for a visitor who is not logged in. */
  guestWishlistLimit: 50,
} as const;

/** Posts with this term are left out of the news. */
export const newsExcludedTerm = 'nije-vidljivo';
/** News buttons besides "All", in the order shown. */
export const newsCategoryTitles = ['Novosti', 'Obavijesti', 'Obavijest', 'ECWF'] as const;

export const sortOptions = {
  newest: { param: 'id', order: 'desc' },
  oldest: { param: 'id', order: 'asc' },
  cheapest: { param: 'finalPrice', order: 'asc' },
  mostExpensive: { param: 'finalPrice', order: 'desc' },
  nameAsc: { param: 'name', order: 'asc' },
  nameDesc: { param: 'name', order: 'desc' },
  lowPriority: { param: 'categoryPriority', order: 'asc' },
  highPriority: { param: 'categoryPriority', order: 'desc' },
} as const;
export type SortOption = keyof typeof sortOptions;
export const defaultSort: SortOption = 'newest';

/** Sent with every product request. */
export const mandatoryProductFilter = { key: 'archived', value: false, range: false } as const;

const day = 86_400;

/** Maximum ages of cookies in seconds. Every cookie has the path `/`. */
export const cookieMaxAge = { default: 30 * day, cart: 365 * day, locale: 365 * day } as const;
export const cookiePath = '/';

export const toastMs = { normal: 3000, perErrorCharacter: 50, cartChanged: 12_000 } as const;

export const developmentMs = { tagCache: 3_600_000, releaseCheck: 288_000 } as const;
export const coreVersion = '1.12.192';
/** Git branches that are not production. */
export const nonProductionBranches = ['debug', 'test'] as const;

export function isProductionBranch(branch: string): boolean {
  return !nonProductionBranches.some((other) => other === branch);
}

export const captchaDefaults = { version: 2, size: 'invisible' } as const;

/** Units in which prices per quantity are shown. */
export const measureUnits = ['kg', 'l', 'm', 'm2', 'piece'] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/** Returns the whole percentage taken off `retail`; 0 for a retail price of 0. */
export function discountPercent(retail: number, discounted: number): number {
  return retail === 0 ? 0 : Math.round(((retail - discounted) / retail) * 100);
}

/** Limits of lengths, in characters. */
export const limits = {
  passwordMin: 8,
  slugMin: 4,
  country: 75,
  city: 75,
  street: 75,
  houseNumber: 15,
  zipCode: 25,
} as const;

export const upload = { maxBytes: 10 * 1024 * 1024, maxFiles: 20, maxPublicFiles: 10 } as const;

/** Limits of the files that a visitor sends with a form. */
export const visitorUpload = {
  maxBytes: upload.maxBytes,
  maxFiles: 5,
  maxTotalBytes: 25 * 1024 * 1024,
} as const;

export const maxReviewPhotos = 4;

/** Maximum number of files per upload: lower for public files, the usual access (MEDIA-04, MEDIA-05). */
export function maxFiles(access: 'public' | 'other' = 'public'): number {
  return access === 'public' ? upload.maxPublicFiles : upload.maxFiles;
}

/** Maximum width and height in pixels of a picture without a named size. */
export const defaultMediaWidth = 512;
export const mediaSizes = {
  ThumbnailSize: { x: 50, y: 50 },
  MediumSize: { x: defaultMediaWidth, y: defaultMediaWidth },
  PortraitSize: { x: 768, y: 1024 },
  LargeSize: { x: 926, y: 926 },
  FullHDSize: { x: 1920, y: 1080 },
} as const;

/** Kind of document to its file extensions. */
export const downloadableTypes = {
  pdf: ['pdf'],
  word: ['doc', 'docx'],
  excel: ['xls', 'xlsx'],
  powerPoint: ['ppt', 'pptx'],
  text: ['txt'],
  csv: ['csv'],
  rtf: ['rtf'],
  zip: ['zip'],
  openDocument: ['odt', 'ods', 'odp'],
} as const;

export const starRating = 5;

/**
 * Action after adding to the cart: redirect to the cart, stay on the page, or open the cart popup (ENT-44).
 */
export const cartAddition = { redirect: 0, stay: 1, popup: 2 } as const;
export type CartAdditionBehaviour = (typeof cartAddition)[keyof typeof cartAddition];

/**
 * Accepts a number or its name, as callers and sites write it; anything else gives `otherwise` (CART-29,
 * CART-30).
 */
export function readCartAddition(
  requested: unknown,
  otherwise: CartAdditionBehaviour,
): CartAdditionBehaviour {
  const named = Object.entries(cartAddition).find(([word, value]) =>
    [word, String(value)].includes(String(requested)),
  );
  return named?.[1] ?? otherwise;
}

export const checkoutSteps = ['address', 'shipping', 'payment'] as const;

export const formTypes = [
  'newsletter',
  'contactForm',
  'registerForm',
  'checkoutForm',
  'addressForm',
  'productAvailabilityForm',
] as const;
export type FormType = (typeof formTypes)[number];

export const productFormats = ['Bundle', 'Configurable', 'Simple', 'EProduct'] as const;
/** Address fields that a buyer may have to fill in, in the order of the forms. */
export const addressFields = [
  'contactEmail',
  'contactPhone',
  'firstName',
  'lastName',
  'country',
  'street',
  'houseNumber',
  'zipCode',
  'city',
] as const;
export type AddressField = (typeof addressFields)[number];
export const addressTypes = ['Main', 'Shipping'] as const;
/** HPF = the provider's hosted payment form. */
export const paymentTypes = ['COD', 'BANK', 'HPF', 'PAYPAL', 'FREE'] as const;
export const goalTypes = ['message', 'url', 'file'] as const;
export const orderStatuses = ['created', 'paid', 'failed', 'cancelled'] as const;
