import { useEffect, useRef } from 'react';

/**
 * Runs an action immediately, or after a pressed pointer is released: a message that appears in between would
 * move the button away from the pointer, and the click would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      const acts = waiting.current.splice(0);
      // The click event is dispatched before the next task.
      setTimeout(() => acts.forEach((act) => act()));
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);
  return (act) => {
    if (isPressed.current) waiting.current.push(act);
    else act();
  };
}
