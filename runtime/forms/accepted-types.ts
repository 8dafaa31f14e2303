const pictures = 'image/jpeg,image/png,image/webp,image/avif';

/** What browsers offer to choose; the server decides by the content of a file. */
export const acceptedTypes = {
  pictures,
  any: `${pictures},.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.rtf,.txt,.csv,.zip`,
} as const;
