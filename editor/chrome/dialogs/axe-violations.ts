import axe from 'axe-core';

// react-aria owns the live announcer, and its text changes all the time.
const all = { include: 'body', exclude: '[data-live-announcer]' };

/** Returns what axe finds wrong with the current page, one line each; for tests. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(all, {
    // A test stage has no heading or landmarks of its own.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      // The visible text of a control must be part of its accessible name; axe does not check this by
      // default.
      'label-content-name-mismatch': { enabled: true },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
