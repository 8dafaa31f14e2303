/** Roles of staff. `admin` has every right and is the only one that manages staff. */
export const staffScopes = [
  'admin',
  'orders',
  'catalogue',
  'pages',
  'editor',
  'theme',
  'reviews',
  'settings',
] as const;

export type StaffScope = (typeof staffScopes)[number];

/** Predefined sets of rights; staff without any right only admit guests by their tickets. */
export const roles: Readonly<Record<string, readonly StaffScope[]>> = {
  owner: ['admin'],
  manager: ['orders', 'catalogue', 'pages', 'editor', 'reviews', 'settings'],
  catalogueKeeper: ['catalogue'],
  orderStaff: ['orders'],
  pageEditor: ['pages', 'editor'],
  moderator: ['reviews'],
  scanner: [],
};

/** Role of staff whose rights were chosen one by one. */
export const ownRole = 'own';
