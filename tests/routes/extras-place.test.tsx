import { fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { paletteState } from "#flows/palette/open-palette.ts";
import "#tests/support/render.ts";
import { ExtrasPlace } from "../../src/routes/-extras-place.tsx";

afterEach(() => paletteState.set("closed"));

it.each([
  ["Ctrl+K", { key: "k", ctrlKey: true }, "palette"],
  ["Ctrl+K with Caps Lock", { key: "K", ctrlKey: true }, "palette"],
  ["⌘K", { key: "k", metaKey: true }, "palette"],
  ["?", { key: "?" }, "shortcuts"],
  ["a letter", { key: "k" }, "closed"],
] as const)("%s pressed before the extras have loaded is not lost", (_, init, expected) => {
  render(<ExtrasPlace />);
  fireEvent.keyDown(document.body, init);
  expect(paletteState.getSnapshot()).toBe(expected);
});

it("a question mark typed into a field stays in it", () => {
  const field = document.body.appendChild(document.createElement("input"));
  render(<ExtrasPlace />);
  fireEvent.keyDown(field, { key: "?" });
  expect(paletteState.getSnapshot()).toBe("closed");
  field.remove();
});
