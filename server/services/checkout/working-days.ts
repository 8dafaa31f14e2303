const dayMs = 86_400_000;

/** Croatian holidays with a date of their own, MM-DD (NN 110/19). */
const fixedHolidays: ReadonlySet<string> = new Set(
  '01-01 01-06 05-01 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26'.split(' '),
);
/** Days after Easter Sunday: Easter Monday, Corpus Christi. */
const movingHolidays: readonly number[] = [1, 60];

const zagreb = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb' });

/** The day on which `count` working days have passed since `now` in Zagreb, as YYYY-MM-DD. */
export function afterWorkingDays(now: Date, count: number): string {
  let day = new Date(`${zagreb.format(now)}T00:00:00Z`);
  for (let left = count; left > 0 || !isWorkingDay(day); ) {
    day = new Date(day.getTime() + dayMs);
    if (isWorkingDay(day)) left -= 1;
  }
  return isoDay(day);
}

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

function isWorkingDay(day: Date): boolean {
  const isWeekend = day.getUTCDay() % 6 === 0;
  if (isWeekend || fixedHolidays.has(isoDay(day).slice(5))) return false;
  const sinceEaster = (day.getTime() - easter(day.getUTCFullYear())) / dayMs;
  return !movingHolidays.includes(sinceEaster);
}

/** Easter Sunday of a year as a time in ms (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7;
  const g = Math.floor((a + 11 * e + 22 * f) / 451);
  const month = Math.floor((e + f - 7 * g + 114) / 31);
  return Date.UTC(year, month - 1, ((e + f - 7 * g + 114) % 31) + 1);
}
