export function findOrnaments(site: string, places: readonly string[]): ReadonlyMap<string, string>;
export function ornamentSheet(found: ReadonlyMap<string, string>): Promise<string>;
export function emblemModule(found: ReadonlyMap<string, string>): string;
