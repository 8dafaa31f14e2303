/** Calls back after the next paint, so that the response to a press is shown before code is fetched and run. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
