import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach } from "vitest";

// Each test ends with an empty page.
afterEach(cleanup);

/** Types the whole text into a field, as one change. */
export function typeInto(field: HTMLElement, text: string): void {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
}

export function press(element: HTMLElement, key: string, more: Partial<KeyboardEventInit> = {}): boolean {
  return fireEvent.keyDown(element, { key, ...more });
}

/** Blurs the field, so that the typed text is committed. */
export function leave(field: HTMLElement): void {
  fireEvent.blur(field);
}
