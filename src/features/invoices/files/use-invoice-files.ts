import { useEffect, useRef, useState } from "react";
import { shownFileName } from "#domain/import/shown-file-name.ts";
import type { NamedDocument } from "#formats/workers/read-invoices.ts";
import { newId } from "#storage/engine/environment.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { type AllChoices, placeName } from "../list-view.ts";
import { faultText } from "../standing-text.ts";
import { invoiceTexts as texts } from "../texts.ts";
import { EMPTY_LIST, type InvoiceList } from "./kept-list.ts";

/** The documents after those that are listed already, each with a key of its own. */
function added(list: InvoiceList, found: readonly NamedDocument[], turn: string): InvoiceList {
  const names = found.map((each) => ({
    ...each,
    file: shownFileName(each.file),
    inside: shownFileName(each.inside),
  }));
  return {
    ...list,
    documents: [
      ...list.documents,
      ...names.flatMap(({ file, inside, read }, index) =>
        read.ok ? [{ id: `${turn}-${index}`, file, inside, invoice: read.value }] : [],
      ),
    ],
    faults: [
      ...list.faults,
      ...names.flatMap((each) => (each.read.ok ? [] : [faultText(placeName(each), each.read.error)])),
    ],
  };
}

interface Reading {
  readonly done: number;
  readonly all: number;
}

/** The list of documents: files are added to it, read one batch after another, until it is discarded. */
export function useInvoiceFiles() {
  const [list, setList] = useState(EMPTY_LIST);
  const [reading, setReading] = useState<Reading | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || running.current !== null) return;
    const mine = new AbortController();
    running.current = mine;
    setReading({ done: 0, all: files.length });
    // Fetched with the first file: no screen carries it until then.
    const { readInvoices } = await import("#formats/workers/read-invoices.ts");
    const onProgress = (done: number, all: number) => {
      if (!mine.signal.aborted) setReading({ done, all });
    };
    const found = await readInvoices(files, { signal: mine.signal, onProgress });
    if (found === null || mine.signal.aborted) return;
    running.current = null;
    setReading(null);
    setList((now) => added(now, found, newId("file")));
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setReading(null);
    toast.neutral({ title: texts.cancelled });
  };
  /** `keep` stores the list that is taken back, also once the screen was left. */
  const discard = (keep: (list: InvoiceList) => void) => {
    const before = list;
    setList(EMPTY_LIST);
    const back = () => {
      setList(before);
      keep(before);
    };
    toast.neutral({ title: texts.discarded, ...undoNotice(back) });
  };
  const clearFaults = () => setList((now) => ({ ...now, faults: [] }));
  /** Puts the list that was left before what was read since. */
  const bringBack = (left: InvoiceList) =>
    setList((now) =>
      now === EMPTY_LIST
        ? left
        : {
            documents: [...left.documents, ...now.documents],
            faults: [...left.faults, ...now.faults],
            choices: new Map([...left.choices, ...now.choices]),
          },
    );
  const choose = (change: (now: AllChoices) => AllChoices) =>
    setList((now) => ({ ...now, choices: change(now.choices) }));
  const remove = (id: string) =>
    setList((now) => ({ ...now, documents: now.documents.filter((each) => each.id !== id) }));
  return { list, reading, take, cancel, discard, clearFaults, bringBack, choose, remove };
}

export type InvoiceFiles = ReturnType<typeof useInvoiceFiles>;
