const steps = [...document.querySelectorAll<HTMLElement>('[data-step]')];
const names = [...document.querySelectorAll<HTMLElement>('[data-step-name]')];

/** Shows one step at a time. */
export function offerSteps(setup: HTMLFormElement): void {
  const [next] = setup.querySelectorAll<HTMLElement>('[data-next]');
  const [back] = setup.querySelectorAll<HTMLElement>('[data-back]');
  if (!next || !back) return;
  next.hidden = false;
  back.hidden = false;
  next.addEventListener('click', () => {
    if (isComplete(steps[0])) show(1);
  });
  back.addEventListener('click', () => show(0));
  // Enter in the first step opens the second one.
  setup.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || steps[0]?.hidden)
      return;
    event.preventDefault();
    if (isComplete(steps[0])) show(1);
  });
  show(0, false);
}

function isComplete(step: HTMLElement | undefined): boolean {
  const fields = [...(step?.querySelectorAll('input') ?? [])];
  return fields.every((field) => field.reportValidity());
}

function show(at: number, isFocused = true): void {
  for (const [index, step] of steps.entries()) step.hidden = index !== at;
  for (const [index, name] of names.entries()) {
    if (index === at) name.setAttribute('aria-current', 'step');
    else name.removeAttribute('aria-current');
  }
  if (isFocused) steps[at]?.querySelector('h2')?.focus();
}

/** Shows the step that a field is in. */
export function showStepOf(field: HTMLElement): void {
  show(
    steps.findIndex((step) => step.contains(field)),
    false,
  );
}
