import { fireEvent, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useUndoKeys } from "#features/journal/entry/use-undo-keys.ts";
import "#tests/support/render.ts";

const UNDO = { key: "z", ctrlKey: true };
const REDO = { key: "Z", ctrlKey: true, shiftKey: true };

function open(canWrite: boolean, isHolding = false) {
  const onUndo = vi.fn();
  const onRedo = vi.fn();
  const onHeld = vi.fn();
  renderHook(() => useUndoKeys({ canWrite, isHolding: () => isHolding, onHeld, onUndo, onRedo }));
  return { onUndo, onRedo, onHeld };
}

describe("Ctrl+Z and Ctrl+Shift+Z over the book", () => {
  it("take back and do again", () => {
    const { onUndo, onRedo } = open(true);
    fireEvent.keyDown(document.body, UNDO);
    fireEvent.keyDown(document.body, REDO);
    expect(onUndo).toHaveBeenCalledOnce();
    expect(onRedo).toHaveBeenCalledOnce();
  });

  it("change nothing in a book that is only looked at", () => {
    const { onUndo, onRedo } = open(false);
    fireEvent.keyDown(document.body, UNDO);
    fireEvent.keyDown(document.body, REDO);
    expect(onUndo).not.toHaveBeenCalled();
    expect(onRedo).not.toHaveBeenCalled();
  });

  it("touch nothing in the book while something is being written, and say why", () => {
    const { onUndo, onRedo, onHeld } = open(true, true);
    fireEvent.keyDown(document.body, UNDO);
    fireEvent.keyDown(document.body, REDO);
    expect(onUndo).not.toHaveBeenCalled();
    expect(onRedo).not.toHaveBeenCalled();
    expect(onHeld).toHaveBeenCalledTimes(2);
  });

  it("are one step while they are held down", () => {
    const { onUndo } = open(true);
    fireEvent.keyDown(document.body, UNDO);
    fireEvent.keyDown(document.body, { ...UNDO, repeat: true });
    expect(onUndo).toHaveBeenCalledOnce();
  });
});
