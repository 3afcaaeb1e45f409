import { useEffect, useRef, useState } from "react";
import { shownFileName } from "#domain/import/shown-file-name.ts";
import type { NamedDocument } from "#formats/workers/read-invoices.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { type FiledDocument, placeName } from "../list-view.ts";
import { faultText } from "../standing-text.ts";
import { invoiceTexts as texts } from "../texts.ts";

interface Listed {
  readonly documents: readonly FiledDocument[];
  /** Why files were not read, in words. */
  readonly faults: readonly string[];
}

const NOTHING: Listed = { documents: [], faults: [] };

/** The documents after those that are listed already, each with a key of its own. */
function added({ documents, faults }: Listed, found: readonly NamedDocument[], turn: number): Listed {
  const names = found.map((each) => ({
    ...each,
    file: shownFileName(each.file),
    inside: shownFileName(each.inside),
  }));
  return {
    documents: [
      ...documents,
      ...names.flatMap(({ file, inside, read }, index) =>
        read.ok ? [{ id: `${turn}-${index}`, file, inside, invoice: read.value }] : [],
      ),
    ],
    faults: [
      ...faults,
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
  const [listed, setListed] = useState(NOTHING);
  const [reading, setReading] = useState<Reading | null>(null);
  const running = useRef<AbortController | null>(null);
  const turn = useRef(0);
  useEffect(() => () => running.current?.abort(), []);
  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || running.current !== null) return;
    const mine = new AbortController();
    running.current = mine;
    turn.current += 1;
    const ofTurn = turn.current;
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
    setListed((now) => added(now, found, ofTurn));
  };
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setReading(null);
    toast.neutral({ title: texts.cancelled });
  };
  const discard = () => {
    const before = listed;
    setListed(NOTHING);
    toast.neutral({ title: texts.discarded, ...undoNotice(() => setListed(before)) });
  };
  const clearFaults = () => setListed((now) => ({ ...now, faults: [] }));
  return { ...listed, reading, take, cancel, discard, clearFaults };
}

export type InvoiceFiles = ReturnType<typeof useInvoiceFiles>;
