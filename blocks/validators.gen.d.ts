// Written by `npm run gen`.
import type { OptionsValidator } from '#schemas/block/load-options.ts';

export declare const accordion: OptionsValidator;
export declare const banner: OptionsValidator;
export declare const callToAction: OptionsValidator;
export declare const columns: OptionsValidator;
export declare const cookieSection: OptionsValidator;
export declare const error: OptionsValidator;
export declare const footerSection: OptionsValidator;
export declare const gallery: OptionsValidator;
export declare const headerSection: OptionsValidator;
export declare const hero: OptionsValidator;
export declare const image: OptionsValidator;
export declare const membershipCard: OptionsValidator;
export declare const notFound: OptionsValidator;
export declare const openingHours: OptionsValidator;
export declare const richText: OptionsValidator;
export declare const section: OptionsValidator;
export declare const tabs: OptionsValidator;
