import { useEffect, useRef, useState } from "react";
import type { FileSheet, SheetBook } from "#domain/import/table/sheet.ts";
import { err } from "#domain/kernel/result.ts";
import type { readChosen } from "./read-chosen.ts";
import { tableFileTexts } from "./texts.ts";

export type TableFileState =
  | { readonly kind: "none" }
  | { readonly kind: "reading"; readonly rows: number }
  | { readonly kind: "ready"; readonly name: string; readonly book: SheetBook; readonly at: number };

interface TableFileOptions {
  /** Which sheet to begin with. */
  readonly choose: (book: SheetBook) => number;
  readonly onProblem: (why: string) => void;
  readonly onReady?: (sheet: FileSheet) => void;
  /** How a file is read; else all of its rows come to the page. */
  readonly read?: typeof readChosen;
}

/** A chosen file of sheets: being read, ready with one of its sheets chosen, or refused with the reason. */
export function useTableFile({ choose, onProblem, onReady, read: own }: TableFileOptions) {
  const [state, setState] = useState<TableFileState>({ kind: "none" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  const take = async (file: File): Promise<void> => {
    stop();
    const mine = new AbortController();
    running.current = mine;
    setState({ kind: "reading", rows: 0 });
    const onRows = (rows: number) =>
      setState((now) => (now.kind === "reading" && !mine.signal.aborted ? { ...now, rows } : now));
    const reading = async () => {
      // Fetched with the first file: no screen carries it until then.
      const reader = own ?? (await import("./read-chosen.ts")).readChosen;
      return reader(file, { signal: mine.signal, onRows });
    };
    // A part of the program that did not come must not leave it reading for ever.
    const read = await reading().catch(() => err(tableFileTexts.unread));
    // Stopped, or another file was chosen meanwhile.
    if (read === null || mine.signal.aborted) return;
    running.current = null;
    if (!read.ok) {
      setState({ kind: "none" });
      return onProblem(read.error);
    }
    const { book } = read.value;
    const at = Math.max(choose(book), 0);
    const sheet = book.sheets[at];
    setState({ kind: "ready", ...read.value, at });
    if (sheet !== undefined) onReady?.(sheet);
  };
  const clear = () => {
    stop();
    setState({ kind: "none" });
  };
  const pick = (at: number) => setState((now) => (now.kind === "ready" ? { ...now, at } : now));
  const sheet: FileSheet | null = state.kind === "ready" ? (state.book.sheets[state.at] ?? null) : null;
  return { state, sheet, take, clear, pick };
}

export type TableFile = ReturnType<typeof useTableFile>;
