import type { ApiClient } from '#runtime/api/client.ts';
import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { formatDate } from '#runtime/format/date.ts';
import type { PageHead, SiteInfo } from '#runtime/page/payload.ts';
import { calendarAddress } from '#runtime/product/calendar-file.ts';
import { type CardEvent, toEventCard } from '#runtime/product/event-card.tsx';
import {
  absolute,
  amount,
  breadcrumbList,
  type Crumb,
  headOf,
  thing,
} from '#runtime/product/json-ld.ts';
import { screenHref } from '#runtime/routes/href.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface EventData {
  readonly event: CardEvent;
  readonly body: string;
  /** Slug of the event's ticket product; null while the site has no store. */
  readonly ticketSlug: string | null;
  /** Price of the ticket; null without a ticket in the shop. */
  readonly ticket: {
    readonly price: string;
    readonly isLeft: boolean;
    /** Number of seats left; null if it is not limited. */
    readonly left: number | null;
  } | null;
  readonly isFree: boolean;
  readonly isOver: boolean;
  readonly calendar: string;
  /** Breadcrumb of the page with all events; null without such a page. */
  readonly list: Crumb | null;
}

export const load = defineLoad<typeof model, EventData>(async (context, options) => {
  const { api, param, site, language, t, href } = context;
  const id = /^\d{1,9}$/.test(param ?? '') ? Number(param) : 0;
  if (id === 0) return fail('notFound');
  const found = await api.call('event.get', { id });
  if (!found.ok) return found;
  const event = found.value;
  const url = absolute(site, screenHref(language, 'event', id));
  return ok({
    event: toEventCard(event),
    body: event.body,
    ticketSlug: site.hasStore ? event.ticketSlug : null,
    ticket: site.hasStore && event.ticketSlug ? await fetchTicket(api, event.ticketSlug) : null,
    isFree: event.ticketSlug === null,
    isOver: new Date(event.dateTo) < new Date(),
    calendar: calendarAddress({ event, url }, new Date()),
    list: options.list ? { label: t('event-detail.events'), href: href(options.list) } : null,
  });
});

async function fetchTicket({ call }: ApiClient, slug: string): Promise<EventData['ticket']> {
  const found = await call('product.get', { slug });
  if (!found.ok) return null;
  const { finalPrice, inStock, stock } = found.value;
  return { price: amount(finalPrice), isLeft: inStock, left: inStock ? stock : 0 };
}

export function head(
  { event, ticketSlug, ticket: sold, list }: EventData,
  context: LoadContext,
): Partial<PageHead> {
  const { site, language } = context;
  const path = screenHref(language, 'event', event.id);
  const image = event.picture?.sources.at(-1)?.path;
  const ticket = ticketSlug && absolute(site, screenHref(language, 'product', ticketSlug));
  return headOf({
    title: event.title,
    description: event.excerpt,
    canonical: path,
    image,
    card: { title: event.title, label: formatDate(event.dateFrom, language) },
    alternates: Object.fromEntries(
      languages.map((other) => [other, screenHref(other, 'event', event.id)]),
    ),
    jsonLd: [
      thing('Event', {
        name: event.title,
        description: event.excerpt,
        startDate: event.dateFrom,
        endDate: event.dateTo,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        url: absolute(site, path),
        location: { '@type': 'Place', name: event.location, address: event.location },
        organizer: { '@type': 'Organization', name: site.name, url: site.url },
        ...(image ? { image: absolute(site, image) } : {}),
        ...(sold?.left != null ? { remainingAttendeeCapacity: sold.left } : {}),
        ...(ticket ? { offers: { '@type': 'Offer', url: ticket, ...offerOf(sold, site) } } : {}),
      }),
      breadcrumbList(site, [...(list ? [list] : []), { label: event.title, href: path }]),
    ],
  });
}

function offerOf(ticket: EventData['ticket'], { currency }: SiteInfo): JsonObject {
  if (!ticket) return {};
  return {
    price: ticket.price,
    priceCurrency: currency.code,
    availability: `https://schema.org/${ticket.isLeft ? 'InStock' : 'SoldOut'}`,
  };
}
