import type { AnalyticsIds } from '#schemas/rules/analytics.ts';
import type { SessionStore } from '../store/session.ts';

const origin = 'https://www.googletagmanager.com';

/** Globals that both scripts read; calls of `gtag` are stored as `arguments` objects. */
interface Counted {
  dataLayer?: unknown[];
}

/**
 * Counts visits once the visitor has agreed to all cookies, and stops when consent is withdrawn (LAYOUT-16).
 * The scripts detect page changes without a full load themselves.
 */
export function countVisits(ids: AnalyticsIds, session: SessionStore): void {
  let isStarted = false;
  const follow = () => {
    const isAgreed = session.getState().cookieChoice === 'all';
    if (ids.measurement) Object.assign(window, { [`ga-disable-${ids.measurement}`]: !isAgreed });
    if (isAgreed && !isStarted) {
      start(ids);
      isStarted = true;
    } else if (!isAgreed && isStarted) forget();
  };
  session.subscribe(follow);
  follow();
}

function start({ measurement, container }: AnalyticsIds): void {
  const counted = window as unknown as Counted;
  const layer = (counted.dataLayer ??= []);
  // The script accepts only the `arguments` object of a call as a command, not an array.
  const gtag: (...args: readonly unknown[]) => void = function notify() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments); // oxlint-disable-line prefer-rest-params
  };
  if (measurement) {
    gtag('js', new Date());
    gtag('config', measurement);
    load(`/gtag/js?id=${measurement}`);
  }
  if (container) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`/gtm.js?id=${container}`);
  }
}

function load(path: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = origin + path;
  document.head.append(script);
}

/** Deletes the cookies of Google Analytics on this host and every parent domain. */
function forget(): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!name.startsWith('_ga')) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
