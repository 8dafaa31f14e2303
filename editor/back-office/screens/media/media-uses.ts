import { useQuery } from '@tanstack/react-query';
import type { EndpointOutput } from '#schemas/api/contract.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useBlockText } from '../../../chrome/dialogs/block-text.ts';
import { useT } from '../../../i18n/translate.tsx';

export type MediaUse = EndpointOutput<'mediaLibrary.uses'>[number];

export function useMediaUses(id: number) {
  const api = useEditorApi();
  return useQuery({
    queryKey: ['mediaUses', id],
    queryFn: () => api.call('mediaLibrary.uses', { ids: [id] }),
  });
}

/** Returns the name of a use: the kind of record and its title. */
export function useMediaUseName(): (use: MediaUse) => string {
  const t = useT();
  const nameOf = useBlockText();
  return ({ kind, title }) => {
    const name = t(`library.use_${kind}`);
    return title === '' ? name : `${name}: ${nameOf(title)}`;
  };
}
