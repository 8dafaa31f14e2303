/** Days on which a theme is shown, in the site's time zone, as `YYYY-MM-DD`; null for always. */
export interface VariationDays {
  readonly startsOn: string | null;
  /** The last day on which the theme is shown. */
  readonly endsOn: string | null;
  /** Whether the days repeat every year. */
  readonly isYearly: boolean;
}

const inYear = (day: string) => day.slice(-5);

/** Whether a theme with these days is shown on a day. A yearly one may end in the next year. */
export function isShownOn({ startsOn, endsOn, isYearly }: VariationDays, day: string): boolean {
  if (startsOn === null || endsOn === null) return true;
  if (day < startsOn) return false;
  if (!isYearly) return day <= endsOn;
  const [start, end, at] = [inYear(startsOn), inYear(endsOn), inYear(day)];
  return start <= end ? start <= at && at <= end : start <= at || at <= end;
}

/** Which of the two days is wrong; null if neither is. */
export function wrongDay({
  startsOn,
  endsOn,
  isYearly,
}: VariationDays): keyof VariationDays | null {
  if (startsOn === null || endsOn === null) {
    if (startsOn !== endsOn) return startsOn === null ? 'startsOn' : 'endsOn';
    return isYearly ? 'startsOn' : null;
  }
  const isWholeYear = isYearly && endsOn >= yearAfter(startsOn);
  return endsOn < startsOn || isWholeYear ? 'endsOn' : null;
}

const yearAfter = (day: string) => String(Number(day.slice(0, 4)) + 1) + day.slice(4);
