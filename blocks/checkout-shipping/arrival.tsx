import { useFormat, useMessages } from '#runtime/block/context.tsx';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';

type Span = NonNullable<DeliveryMethod['arrival']>;
type Branch = DeliveryMethod['options'][number];

interface ArrivalProps {
  readonly of: DeliveryMethod;
  /** The pickup branch, once chosen. */
  readonly branch?: Branch | undefined;
}

/** The range of delivery days, if ordered now. */
export function Arrival({ of: method, branch }: ArrivalProps) {
  const t = useMessages('checkout-shipping');
  const arrival = branch?.arrival ?? method.arrival;
  const isCollected = method.options.length > 0;
  const days = useDays();
  return arrival ? t(isCollected ? 'readyOn' : 'arrivesOn', { days: days(arrival) }) : null;
}

/** Delivery days of a branch; hidden when all branches have the same. */
export function BranchArrival({ of: { options }, branch }: Required<ArrivalProps>) {
  const days = useDays();
  const areAlike = options.every((other) => sameDays(other.arrival, branch?.arrival));
  return areAlike || !branch?.arrival ? null : days(branch.arrival);
}

function useDays(): (span: Span) => string {
  const t = useMessages('checkout-shipping');
  const format = useFormat();
  return (span) => {
    const from = format.date(span.from, 'short');
    const to = format.date(span.to, 'short');
    return from === to ? from : t('dayRange', { from, to });
  };
}

function sameDays(one: Branch['arrival'], other: Branch['arrival']): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}
