/**
 * Identifiers of the analytics services (`GoogleAnalyticsId`, `GoogleTagManagerId` of the site's options).
 */
export interface AnalyticsIds {
  readonly measurement?: string;
  readonly container?: string;
}

const measurement = /^G-[A-Z0-9]{4,20}$/;
const container = /^GTM-[A-Z0-9]{4,20}$/;

interface AnalyticsOptions {
  readonly GoogleAnalyticsId?: string | null | undefined;
  readonly GoogleTagManagerId?: string | null | undefined;
}

/** Returns the identifiers in the options; undefined when there are none, and for invalid ones. */
export function analyticsIds(options: AnalyticsOptions): AnalyticsIds | undefined {
  const [requested, box] = [options.GoogleAnalyticsId?.trim(), options.GoogleTagManagerId?.trim()];
  const ids = {
    ...(requested && measurement.test(requested) && { measurement: requested }),
    ...(box && container.test(box) && { container: box }),
  };
  return Object.keys(ids).length > 0 ? ids : undefined;
}
