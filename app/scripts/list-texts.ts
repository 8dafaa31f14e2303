import { missingTexts, owners, siteOwners } from '../conformance/text-files.ts';

// Lists the texts that each language of the site lacks; visitors read these in another language.
const missing = [...owners(), ...(await siteOwners())].flatMap(missingTexts);
process.stdout.write(missing.length > 0 ? `${missing.join('\n')}\n` : 'No text is missing.\n');
