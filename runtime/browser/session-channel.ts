/** Tabs of one browser tell each other on it that another person, or nobody, is signed in. */
export const sessionChannel = 'izlog.session';
