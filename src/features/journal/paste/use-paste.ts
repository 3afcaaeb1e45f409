import { useEffect, useEffectEvent } from "react";
import { isPastedTable } from "./is-pasted-table.ts";

interface Pasting {
  readonly mayPaste: () => boolean;
  readonly onMovements: (text: string) => void;
}

/** Rows of cells pasted anywhere on a journal are movements; the text of one cell goes into its field. */
export function usePaste({ mayPaste, onMovements }: Pasting): void {
  const open = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const isElsewhere = event.target instanceof Element && event.target.closest("dialog") !== null;
    if (isElsewhere || !mayPaste() || !isPastedTable(text)) return;
    event.preventDefault();
    onMovements(text);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => open(event);
    window.addEventListener("paste", paste, true);
    return () => window.removeEventListener("paste", paste, true);
  }, []);
}
