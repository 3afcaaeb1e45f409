import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach } from "vitest";

// Each test leaves an empty page behind.
afterEach(cleanup);

/** Writes into a field as typing does: the whole text, in one change. */
export function typeInto(field: HTMLElement, text: string): void {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
}

export function press(element: HTMLElement, key: string, more: Partial<KeyboardEventInit> = {}): boolean {
  return fireEvent.keyDown(element, { key, ...more });
}

/** Takes the focus away, so that what was typed is settled. */
export function leave(field: HTMLElement): void {
  fireEvent.blur(field);
}
