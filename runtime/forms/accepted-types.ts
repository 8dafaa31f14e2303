const pictures = 'image/jpeg,image/png,image/webp,image/avif';

/** File types that browsers offer in their dialog; the server checks the content of a file. */
export const acceptedTypes = {
  pictures,
  any: `${pictures},.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.rtf,.txt,.csv,.zip`,
} as const;
