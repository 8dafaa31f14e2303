/** Regions that addresses of a country contain. */
export interface Regions {
  readonly kind: 'state' | 'province' | 'prefecture';
  /** Pairs of the code that letters show, and the name. */
  readonly list: readonly (readonly [code: string, name: string])[];
}

/**
 * Regions as code and name; a region without a code is its name. Those of the US include its armed forces.
 */
const rows: Readonly<Record<string, readonly [Regions['kind'], string]>> = {
  AU: [
    'state',
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|' +
      'QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  ],
  CA: [
    'province',
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|' +
      'NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|' +
      'ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  ],
  JP: [
    'prefecture',
    'Hokkaido|Aomori|Iwate|Miyagi|Akita|Yamagata|Fukushima|Ibaraki|Tochigi|Gunma|Saitama|' +
      'Chiba|Tokyo|Kanagawa|Niigata|Toyama|Ishikawa|Fukui|Yamanashi|Nagano|Gifu|Shizuoka|Aichi|' +
      'Mie|Shiga|Kyoto|Osaka|Hyogo|Nara|Wakayama|Tottori|Shimane|Okayama|Hiroshima|Yamaguchi|' +
      'Tokushima|Kagawa|Ehime|Kochi|Fukuoka|Saga|Nagasaki|Kumamoto|Oita|Miyazaki|Kagoshima|' +
      'Okinawa',
  ],
  US: [
    'state',
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|AA Armed Forces (AA)|AE Armed Forces (AE)|' +
      'AP Armed Forces (AP)|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
      'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|' +
      'IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|' +
      'MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
      'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|' +
      'ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
      'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
      'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  ],
};

/** Returns the regions of a country; undefined where addresses need none. */
export function regionsOf(country: string): Regions | undefined {
  const row = Object.hasOwn(rows, country) ? rows[country] : undefined;
  return row && { kind: row[0], list: row[1].split('|').map(regionOf) };
}

function regionOf(row: string): readonly [string, string] {
  const [code = '', ...name] = row.split(' ');
  return [code, name.join(' ') || code];
}
