import type { Violation } from './preview-messages.ts';

/**
 * Returns what axe finds on the page; null when it could not run. Its code is loaded only for this.
 * `hasSeveral`: several examples are shown, so elements that are unique on a page occur more than once.
 */
export async function checkAccessibility(
  page: Document,
  hasSeveral: boolean,
): Promise<Violation[] | null> {
  try {
    const { default: axe } = await import('axe-core');
    const { violations } = await axe.run(page, {
      preload: false,
      // A block on a page of its own has no landmarks and no headings above it.
      rules: Object.fromEntries(
        [...pageRules, ...(hasSeveral ? ['landmark-unique'] : [])].map((rule) => [
          rule,
          { enabled: false },
        ]),
      ),
    });
    return violations.map(({ id, impact, help, helpUrl, nodes }) => ({
      rule: id,
      impact: impact ?? 'minor',
      help,
      helpUrl,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  } catch {
    return null;
  }
}

const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'];
