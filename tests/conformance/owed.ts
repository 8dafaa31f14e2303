/** Statements that users cannot try yet, and the reason. A test title that names one of them is an error. */
export const owed: Readonly<Record<string, string>> = {};
