import { useState, useSyncExternalStore } from "react";

let isPressed = false;

function subscribe(listener: () => void): () => void {
  const press = () => {
    isPressed = true;
    listener();
  };
  // The click comes after the release, in the same task.
  const release = () =>
    setTimeout(() => {
      isPressed = false;
      listener();
    });
  window.addEventListener("pointerdown", press, true);
  window.addEventListener("pointerup", release, true);
  window.addEventListener("pointercancel", release, true);
  return () => {
    isPressed = false;
    window.removeEventListener("pointerdown", press, true);
    window.removeEventListener("pointerup", release, true);
    window.removeEventListener("pointercancel", release, true);
  };
}

/** The value as it was before a press under way: what it moves must not leave the pointer before the click. */
export function useUnpressed<T>(value: T): T {
  const pressed = useSyncExternalStore(subscribe, () => isPressed);
  const [kept, setKept] = useState(value);
  if (pressed) return kept;
  if (kept !== value) setKept(value);
  return value;
}
