import axe from 'axe-core';

// What screen readers are told is react-aria's own, and its words come and go.
const all = { include: 'body', exclude: '[data-live-announcer]' };

/** What axe finds wrong with the page as it is, one line each; for tests. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(all, {
    // The stage of a test is no page: it has neither a heading nor landmarks of its own.
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      // What can be read on a control is part of its name; axe asks for it only when told to.
      'label-content-name-mismatch': { enabled: true },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
