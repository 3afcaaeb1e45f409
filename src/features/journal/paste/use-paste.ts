import { useEffect, useEffectEvent } from "react";
import type { DialogStore } from "../journal-dialog.ts";
import { isPastedTable } from "./is-pasted-table.ts";

/** Rows of cells pasted anywhere on the journal are movements; the text of one cell goes into its field. */
export function usePaste(dialogs: DialogStore, canWrite: boolean): void {
  const open = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const isElsewhere = event.target instanceof Element && event.target.closest("dialog") !== null;
    if (!canWrite || isElsewhere || dialogs.getSnapshot() !== null || !isPastedTable(text)) return;
    event.preventDefault();
    dialogs.set({ kind: "paste", text });
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => open(event);
    window.addEventListener("paste", paste, true);
    return () => window.removeEventListener("paste", paste, true);
  }, []);
}
