import { type MouseEvent, useRef } from "react";

/**
 * A field selects its text when it gets the focus. The first press on it keeps it so, also where the focus was there
 * before: what is typed replaces it (UX-21). The next press places the caret.
 */
export function usePressOnSelected() {
  const isPressed = useRef(false);
  const press = (event: MouseEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const isAll = field.selectionStart === 0 && field.selectionEnd === field.value.length;
    if (!isPressed.current && isAll && field === document.activeElement) event.preventDefault();
    isPressed.current = true;
  };
  const leave = () => {
    isPressed.current = false;
  };
  return { press, leave };
}
