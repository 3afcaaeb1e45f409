import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";

function Page({ combination, run }: { combination: string; run: () => void }) {
  useHotkey(combination, run);
  return <input aria-label="Campo" />;
}

describe("hotkeys", () => {
  it("keeps single letters out of fields", () => {
    const run = vi.fn();
    render(<Page combination="?" run={run} />);
    fireEvent.keyDown(screen.getByLabelText("Campo"), { key: "?", shiftKey: true });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: "?", shiftKey: true });
    expect(run).toHaveBeenCalledOnce();
  });

  it("hears combinations everywhere, with Ctrl or Cmd, and tells Shift apart", () => {
    const run = vi.fn();
    render(<Page combination="mod+z" run={run} />);
    const field = screen.getByLabelText("Campo");
    fireEvent.keyDown(field, { key: "z", ctrlKey: true });
    fireEvent.keyDown(field, { key: "z", metaKey: true });
    expect(run).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(field, { key: "Z", ctrlKey: true, shiftKey: true });
    fireEvent.keyDown(field, { key: "z" });
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("takes a key held down for one wish", () => {
    const run = vi.fn();
    render(<Page combination="mod+k" run={run} />);
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    const goesOn = fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, repeat: true });
    expect(run).toHaveBeenCalledOnce();
    expect(goesOn).toBe(false);
  });
});
