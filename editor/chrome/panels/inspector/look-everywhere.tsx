import { useState } from 'react';
import type { EditNode } from '#schemas/editing/node.ts';
import type { AppError } from '#schemas/result.ts';
import { mayChangeTheme } from '#schemas/theme/theme-rights.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { followPanel } from '../../../canvas/keys/regions.ts';
import { useT } from '../../../i18n/translate.tsx';
import { setMeta } from '../../../model/commands/set-meta.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Closing } from '../../../ui/dialogs/closing.ts';
import { ErrorLine, Failed, Remark, Waiting } from '../../../ui/dialogs/states.tsx';
import { RadioGroup } from '../../../ui/fields/choices.tsx';
import { useLoad } from '../../dialogs/use-load.ts';
import { appearanceOf, chosenLook, sameBlocks } from './appearance.ts';
import { draftSectionLook } from './draft-section-look.ts';

interface LookEverywhereProps extends Closing<never> {
  readonly node: EditNode;
  /** Name of the kind of block. */
  readonly name: string;
}

/** Gives the look of a block to all of its kind, on the page or by the theme on the whole site. */
export function LookEverywhere({ node, name, close }: LookEverywhereProps) {
  const t = useT();
  const { editing, api, ui, payload } = useEditor();
  const [place, setPlace] = useState('page');
  const [error, setError] = useState<AppError | null>(null);
  const [isPending, setPending] = useState(false);
  const onPage = sameBlocks(editing.nodes, node);
  const { found, retry } = useLoad(node.handler, () =>
    api.call('usage.find', { kind: 'block', value: node.handler }),
  );
  const onSite = found.state === 'ready' ? found.value.length : 0;
  const changePage = () => {
    const done = editing.run(setMeta, { ids: onPage, meta: appearanceOf(node.meta) });
    return done.ok ? null : done.error;
  };
  const changeSite = async () => {
    const done = await draftSectionLook(api, node.handler, chosenLook(node.meta));
    if (!done.ok) return done.error;
    // The look of the draft is on the page, and can be published, while its panel is open.
    ui.setState({ right: 'theme' });
    followPanel(ui, 'theme');
    return null;
  };
  const apply = async () => {
    setPending(true);
    const refused = place === 'page' ? changePage() : await changeSite();
    setPending(false);
    setError(refused);
    if (!refused) close();
  };
  const places = [
    { id: 'page', label: t('panels.lookOnPage', { smart_count: onPage.length }) },
    { id: 'site', label: t('panels.lookOnSite', { smart_count: onSite }) },
  ];
  return (
    <Dialog
      isOpen
      title={t('panels.lookEverywhereOf', { name })}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button
            tone="primary"
            isDisabled={found.state !== 'ready'}
            isPending={isPending}
            onPress={() => void apply()}
          >
            {t('panels.lookApply')}
          </Button>
        </>
      }
    >
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && (
        <RadioGroup
          label={t('panels.lookWhere')}
          options={mayChangeTheme(payload.user.scopes) ? places : places.slice(0, 1)}
          value={place}
          onChange={setPlace}
        />
      )}
      {place === 'site' && <Remark>{t('panels.lookOnSiteHelp')}</Remark>}
      {error && <ErrorLine error={error} />}
    </Dialog>
  );
}
