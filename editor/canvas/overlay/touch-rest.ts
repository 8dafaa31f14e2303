/** ms of a long touch. */
const rest = 450;
/** Distance in px that it may move meanwhile. */
const slack = 10;

/** Calls back after a long touch, and suppresses its context menu. */
export function onTouchRest(window: Window, pressed: PointerEvent, rested: () => void): void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const timer = setTimeout(rested, rest);
  const end = () => {
    clearTimeout(timer);
    stop.abort();
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== pressed.pointerId) return;
    if (Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > slack) end();
  };
  window.addEventListener('pointermove', move, options);
  for (const name of ['pointerup', 'pointercancel', 'pointerdown'] as const) {
    window.addEventListener(name, end, options);
  }
  window.addEventListener('contextmenu', (event) => event.preventDefault(), options);
}
