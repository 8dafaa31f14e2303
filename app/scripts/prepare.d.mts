/** The project's folder, with a trailing slash. */
export const root: string;
