import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import { expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import styles from './view.module.css';

test('panels of the account fill two rows beside the tall one of the consents', async () => {
  await screen.viewport(1440, 900);
  const names = ['export', 'newsletter', 'consents', 'sessions', 'deletion'];
  const { container } = await render(
    <div className={styles.panels}>
      {names.map((name) => (
        <section key={name} aria-labelledby={`account-${name}-title`}>
          <div style={{ blockSize: name === 'consents' ? 700 : 300 }} />
        </section>
      ))}
    </div>,
  );
  const boxOf = (name: string) =>
    (container.querySelector(`[aria-labelledby*="${name}"]`) as Element).getBoundingClientRect();
  expect(boxOf('consents').top).toBe(boxOf('export').top);
  expect(boxOf('sessions').bottom).toBeLessThanOrEqual(boxOf('consents').bottom);
});
