import { useMemo, useState } from "react";
import type { TableLayout } from "#domain/import/books/recognise.ts";
import { alikeSheets, sheetsOfMonths } from "#domain/import/table/alike-sheets.ts";
import { periodOfSheet } from "#domain/import/table/title-period.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { TableFile } from "#flows/table-file/use-table-file.ts";
import type { AlsoRead } from "#formats/import/desk-orders.ts";

const NONE: readonly AlsoRead[] = [];

/**
 * Which sheets are read with the chosen one: those of the other months where it is of one, and otherwise those that
 * somebody asks for. Balances of months are not added up, and so not read together.
 */
export function useTogether({ state }: Pick<TableFile, "state">, layout: TableLayout | null, today: Day) {
  const [chosen, setChosen] = useState<{
    readonly state: TableFile["state"];
    readonly joins: boolean;
  } | null>(null);
  const alike = useMemo(
    () => (state.kind === "ready" && layout !== null ? alikeSheets(state.book, state.at, layout.next) : []),
    [state, layout],
  );
  const name = state.kind === "ready" ? (state.book.sheets[state.at]?.name ?? "") : "";
  const may = layout !== null && layout.kind !== "trial" && layout.kind !== "plain";
  const joins = chosen?.state === state ? chosen.joins : null;
  const read = useMemo(() => {
    if (!may || joins === false) return [];
    return joins === true ? alike : sheetsOfMonths(name, alike);
  }, [may, joins, alike, name]);
  const also = useMemo(() => {
    if (state.kind !== "ready" || read.length === 0) return NONE;
    return read.flatMap(({ at: sheet, next }): readonly AlsoRead[] => {
      const other = state.book.sheets[sheet];
      return other === undefined
        ? []
        : [{ sheet, next, said: periodOfSheet(other, next, state.name, today) }];
    });
  }, [state, read, today]);
  return {
    also,
    /** The chosen sheet, and those read with it. */
    name,
    names: read.map((each) => each.name),
    apart: alike.filter((each) => !read.includes(each)).map((each) => each.name),
    may,
    choose: (isJoined: boolean) => setChosen({ state, joins: isJoined }),
  };
}
