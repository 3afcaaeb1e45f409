import { useMemo, useState } from "react";
import type { ColumnMeaning } from "#domain/import/books/column-meanings.ts";
import {
  lackingIn,
  recogniseSheet,
  type TableKind,
  type TableLayout,
} from "#domain/import/books/recognise.ts";
import { type FileSheet, plainCell } from "#domain/import/table/sheet.ts";
import { keptLayouts } from "./kept-layouts.ts";

const HEADING_WITHIN = 30;

/** The row of a sheet that is most like a heading, where none is recognised: the first with most texts. */
function likelyHead(sheet: FileSheet): number {
  const counts = sheet.rows
    .slice(0, HEADING_WITHIN)
    .map(({ cells }) => cells.filter((cell) => typeof cell === "string" && !/^\d/.test(cell)).length);
  return Math.max(0, counts.indexOf(Math.max(...counts, 0)));
}

/** The layout of a sheet by its headings, or what was said of such headings before, or one that says nothing. */
function firstLayout(sheet: FileSheet): TableLayout {
  const found = recogniseSheet(sheet);
  const head = found === null ? likelyHead(sheet) : found.next - 1;
  const labels = found?.labels ?? (sheet.rows[head]?.cells ?? []).map(plainCell);
  const kept = keptLayouts.find(labels);
  if (kept !== null) return { ...kept, next: head + 1 };
  const meanings = labels.map((): ColumnMeaning => "none");
  return found ?? { kind: "journal", meanings, next: head + 1, labels };
}

interface ChosenLayout {
  readonly sheet: FileSheet;
  readonly layout: TableLayout;
}

/** How the chosen sheet is read, and what a person changes of it. */
export function useLayout(sheet: FileSheet | null) {
  const [chosen, setChosen] = useState<ChosenLayout | null>(null);
  const first = useMemo(() => (sheet === null ? null : firstLayout(sheet)), [sheet]);
  const layout = chosen?.sheet === sheet ? chosen.layout : first;
  const change = (next: TableLayout) => {
    if (sheet === null) return;
    setChosen({ sheet, layout: next });
    keptLayouts.keep(next);
  };
  const setMeaning = (column: number, meaning: ColumnMeaning) => {
    if (layout === null) return;
    const meanings = layout.meanings.map((each, at) =>
      at === column ? meaning : each === meaning && meaning !== "level" ? "none" : each,
    );
    change({ ...layout, meanings });
  };
  const setKind = (kind: TableKind) => layout && change({ ...layout, kind });
  const setNext = (next: number) => layout && change({ ...layout, next });
  return { layout, lacking: layout === null ? [] : lackingIn(layout), setMeaning, setKind, setNext };
}
