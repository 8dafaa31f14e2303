import { missingTexts, owners, siteOwners } from '../conformance/text-files.ts';

// Lists the texts that the files of each language of the site lack. They are shown in another language.
const missing = [...owners(), ...(await siteOwners())].flatMap(missingTexts);
process.stdout.write(missing.length > 0 ? `${missing.join('\n')}\n` : 'No text is missing.\n');
