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
import { ErrorLine, Failed, InlineAlert, Waiting } from '../../../ui/dialogs/states.tsx';
import { RadioGroup } from '../../../ui/fields/choices.tsx';
import { useLoad } from '../../dialogs/use-load.ts';
import { appearanceOf, chosenAppearance, sameBlocks } from './appearance.ts';
import { draftSectionStyle } from './draft-section-style.ts';

interface AppearanceEverywhereProps extends Closing<never> {
  readonly node: EditNode;
  /** Name of the kind of block. */
  readonly name: string;
}

/** Applies the appearance of a block to all of its kind, on the page or by the theme on the whole site. */
export function AppearanceEverywhere({ node, name, close }: AppearanceEverywhereProps) {
  const t = useT();
  const { editing, api, ui, payload } = useEditor();
  const [target, setTarget] = useState('page');
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
    const done = await draftSectionStyle(api, node.handler, chosenAppearance(node.meta));
    if (!done.ok) return done.error;
    // The draft of the theme is on the page, and can be published, while its panel is open.
    ui.setState({ right: 'theme' });
    followPanel(ui, 'theme');
    return null;
  };
  const apply = async () => {
    setPending(true);
    const refused = target === 'page' ? changePage() : await changeSite();
    setPending(false);
    setError(refused);
    if (!refused) close();
  };
  const choices = [
    { id: 'page', label: t('panels.appearanceOnPage', { smart_count: onPage.length }) },
    { id: 'site', label: t('panels.appearanceOnSite', { smart_count: onSite }) },
  ];
  return (
    <Dialog
      isOpen
      title={t('panels.appearanceEverywhereOf', { name })}
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
            {t('panels.appearanceApply')}
          </Button>
        </>
      }
    >
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && (
        <RadioGroup
          label={t('panels.appearanceWhere')}
          options={mayChangeTheme(payload.user.scopes) ? choices : choices.slice(0, 1)}
          value={target}
          onChange={setTarget}
        />
      )}
      {target === 'site' && <InlineAlert>{t('panels.appearanceOnSiteHelp')}</InlineAlert>}
      {error && <ErrorLine error={error} />}
    </Dialog>
  );
}
