/** Duration of a long touch in ms. */
const duration = 450;
/** Distance in px that the finger may move meanwhile. */
const tolerance = 10;

/** Calls back after a long touch, and suppresses its context menu. */
export function onLongTouch(window: Window, pressed: PointerEvent, onHeld: () => void): void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const timer = setTimeout(onHeld, duration);
  const end = () => {
    clearTimeout(timer);
    stop.abort();
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== pressed.pointerId) return;
    if (Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > tolerance) end();
  };
  window.addEventListener('pointermove', move, options);
  for (const name of ['pointerup', 'pointercancel', 'pointerdown'] as const) {
    window.addEventListener(name, end, options);
  }
  window.addEventListener('contextmenu', (event) => event.preventDefault(), options);
}
