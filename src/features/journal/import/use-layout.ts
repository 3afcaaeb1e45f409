import { useMemo, useState } from "react";
import type { ColumnMeaning } from "#domain/import/books/column-meanings.ts";
import {
  lackingIn,
  recogniseSheet,
  type TableKind,
  type TableLayout,
} from "#domain/import/books/recognise.ts";
import { headCells } from "#domain/import/table/find-head.ts";
import { type FileSheet, plainCell } from "#domain/import/table/sheet.ts";
import { keptLayouts } from "./kept-layouts.ts";

const HEADING_WITHIN = 30;
/** A title says one thing; a heading, what stands in its columns. */
const LEAST_HEADINGS = 2;

/**
 * Where a sheet is most like a heading, where none is recognised: the first row with most texts, and neither figures nor
 * days. Null where no row is one, and the first of them is the first row with figures or days.
 */
function likelyHead({ rows }: FileSheet): number | null {
  const counts = rows.slice(0, HEADING_WITHIN).map((row) => {
    const texts = headCells(row)?.filter((text) => text !== "" && !/^\d/.test(text)) ?? [];
    return texts.length;
  });
  const most = Math.max(...counts, 0);
  return most < LEAST_HEADINGS ? null : counts.indexOf(most);
}

function firstFigures({ rows }: FileSheet): number {
  return Math.max(
    0,
    rows.slice(0, HEADING_WITHIN).findIndex((row) => headCells(row) === null),
  );
}

/** The layout of a sheet by its headings, or what was said of such headings before, or one that says nothing. */
function firstLayout(sheet: FileSheet): TableLayout {
  const found = recogniseSheet(sheet);
  const head = found === null ? likelyHead(sheet) : found.next - 1;
  const next = head === null ? firstFigures(sheet) : head + 1;
  const row = sheet.rows[head ?? next]?.cells ?? [];
  const labels = found?.labels ?? row.map((cell) => (head === null ? "" : plainCell(cell)));
  const kept = keptLayouts.find(labels);
  if (kept !== null) return { ...kept, next };
  const meanings = labels.map((): ColumnMeaning => "none");
  return found ?? { kind: "journal", meanings, next, labels };
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
