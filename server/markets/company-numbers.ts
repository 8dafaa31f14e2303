import { homeRules } from './loaded-rules.ts';

/** Returns the numbers that the law of the shop's market requires on letters, with their labels. */
export function companyNumbers(company: Readonly<Record<string, string>>): string[] {
  return Object.entries(homeRules.companyNumbers).flatMap(([key, label]) =>
    company[key] ? [`${label} ${company[key]}`.trim()] : [],
  );
}
