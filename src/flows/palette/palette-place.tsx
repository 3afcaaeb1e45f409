import { lazy, Suspense, useLayoutEffect } from "react";
import { useHotkey } from "#ui/kit/controls/use-hotkey.ts";
import { topModal } from "#ui/kit/overlays/modal-stack.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { holdTyped, openPalette, openShortcuts, paletteState } from "./open-palette.ts";
import type { PaletteDialogProps } from "./palette-dialog.tsx";

const PaletteDialog = lazy(async () => ({ default: (await import("./palette-dialog.tsx")).PaletteDialog }));
const ShortcutSheet = lazy(async () => ({ default: (await import("./shortcut-sheet.tsx")).ShortcutSheet }));

const close = () => paletteState.set("closed");

function HeldKeys() {
  useLayoutEffect(() => {
    addEventListener("keydown", holdTyped, true);
    return () => removeEventListener("keydown", holdTyped, true);
  }, []);
  return null;
}

/** Listens for the two global shortcuts; the palette and the shortcut list are loaded on first use. */
export function PalettePlace(given: Omit<PaletteDialogProps, "onClose">) {
  const state = useStore(paletteState);
  // Do not open over a modal dialog: it may hold unsaved input.
  useHotkey("mod+k", () => {
    if (state === "palette") close();
    else if (topModal() === null) openPalette();
  });
  useHotkey("?", () => {
    if (topModal() === null) openShortcuts();
  });
  if (state === "closed") return null;
  return (
    <Suspense fallback={state === "palette" ? <HeldKeys /> : null}>
      {state === "palette" ? <PaletteDialog onClose={close} {...given} /> : <ShortcutSheet onClose={close} />}
    </Suspense>
  );
}
