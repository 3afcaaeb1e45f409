import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import "#tests/support/render.ts";
import { type Shortcut, screenShortcuts, useScreenShortcuts } from "#ui/kit/controls/screen-shortcuts.ts";

const FIRST: readonly Shortcut[] = [{ keys: ["A"], what: "uno" }];
const SECOND: readonly Shortcut[] = [{ keys: ["B"], what: "dos" }];

function Screen({ keys }: { readonly keys: readonly Shortcut[] }) {
  useScreenShortcuts(keys);
  return null;
}

it("holds the keys of the screen that is shown, and none when it is gone", () => {
  const first = render(<Screen keys={FIRST} />);
  expect(screenShortcuts.getSnapshot()).toBe(FIRST);
  const second = render(<Screen keys={SECOND} />);
  first.unmount();
  expect(screenShortcuts.getSnapshot()).toBe(SECOND);
  second.unmount();
  expect(screenShortcuts.getSnapshot()).toBeNull();
});
