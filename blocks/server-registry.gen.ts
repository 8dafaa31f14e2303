// Written by `npm run gen`.
import type { ServerRegistry } from '#runtime/block/types.ts';
import type { Validators } from '#runtime/page/prepare.ts';
import * as accordionModel from './accordion/model.ts';
import * as accordionView from './accordion/view.tsx';
import * as bannerModel from './banner/model.ts';
import * as bannerView from './banner/view.tsx';
import * as callToActionModel from './call-to-action/model.ts';
import * as callToActionView from './call-to-action/view.tsx';
import * as columnsModel from './columns/model.ts';
import * as columnsView from './columns/view.tsx';
import * as cookieSectionModel from './cookie-section/model.ts';
import * as cookieSectionView from './cookie-section/view.tsx';
import * as cookieSectionMessages from './cookie-section/messages.ts';
import * as errorModel from './error/model.ts';
import * as errorView from './error/view.tsx';
import * as errorMessages from './error/messages.ts';
import * as footerSectionModel from './footer-section/model.ts';
import * as footerSectionView from './footer-section/view.tsx';
import * as footerSectionData from './footer-section/data.ts';
import * as footerSectionMessages from './footer-section/messages.ts';
import * as galleryModel from './gallery/model.ts';
import * as galleryView from './gallery/view.tsx';
import * as galleryMessages from './gallery/messages.ts';
import * as headerSectionModel from './header-section/model.ts';
import * as headerSectionView from './header-section/view.tsx';
import * as headerSectionData from './header-section/data.ts';
import * as headerSectionMessages from './header-section/messages.ts';
import * as heroModel from './hero/model.ts';
import * as heroView from './hero/view.tsx';
import * as imageModel from './image/model.ts';
import * as imageView from './image/view.tsx';
import * as membershipCardModel from './membership-card/model.ts';
import * as membershipCardView from './membership-card/view.tsx';
import * as notFoundModel from './not-found/model.ts';
import * as notFoundView from './not-found/view.tsx';
import * as notFoundMessages from './not-found/messages.ts';
import * as openingHoursModel from './opening-hours/model.ts';
import * as openingHoursView from './opening-hours/view.tsx';
import * as openingHoursMessages from './opening-hours/messages.ts';
import * as richTextModel from './rich-text/model.ts';
import * as richTextView from './rich-text/view.tsx';
import * as sectionModel from './section/model.ts';
import * as sectionView from './section/view.tsx';
import * as tabsModel from './tabs/model.ts';
import * as tabsView from './tabs/view.tsx';
import * as validators from './validators.gen.js';

export const serverBlocks: ServerRegistry = {
  'accordion': { ...accordionModel, ...accordionView },
  'banner': { ...bannerModel, ...bannerView },
  'call-to-action': { ...callToActionModel, ...callToActionView },
  'columns': { ...columnsModel, ...columnsView },
  'cookie-section': { ...cookieSectionModel, ...cookieSectionView, ...cookieSectionMessages },
  'error': { ...errorModel, ...errorView, ...errorMessages },
  'footer-section': { ...footerSectionModel, ...footerSectionView, ...footerSectionData, ...footerSectionMessages },
  'gallery': { ...galleryModel, ...galleryView, ...galleryMessages },
  'header-section': { ...headerSectionModel, ...headerSectionView, ...headerSectionData, ...headerSectionMessages },
  'hero': { ...heroModel, ...heroView },
  'image': { ...imageModel, ...imageView },
  'membership-card': { ...membershipCardModel, ...membershipCardView },
  'not-found': { ...notFoundModel, ...notFoundView, ...notFoundMessages },
  'opening-hours': { ...openingHoursModel, ...openingHoursView, ...openingHoursMessages },
  'rich-text': { ...richTextModel, ...richTextView },
  'section': { ...sectionModel, ...sectionView },
  'tabs': { ...tabsModel, ...tabsView },
};

export const blockValidators: Validators = {
  'accordion': validators.accordion,
  'banner': validators.banner,
  'call-to-action': validators.callToAction,
  'columns': validators.columns,
  'cookie-section': validators.cookieSection,
  'error': validators.error,
  'footer-section': validators.footerSection,
  'gallery': validators.gallery,
  'header-section': validators.headerSection,
  'hero': validators.hero,
  'image': validators.image,
  'membership-card': validators.membershipCard,
  'not-found': validators.notFound,
  'opening-hours': validators.openingHours,
  'rich-text': validators.richText,
  'section': validators.section,
  'tabs': validators.tabs,
};
