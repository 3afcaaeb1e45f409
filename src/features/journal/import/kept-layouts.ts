import { layoutKey, layoutOfText, type TableLayout, textOfLayout } from "#domain/import/books/recognise.ts";

const KEY = "cuadra_columnas";
/** The layouts used last; older ones are forgotten. */
const MOST = 40;

function read(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((each: unknown): (readonly [string, string])[] => {
      if (!Array.isArray(each)) return [];
      const [key, layout]: unknown[] = each;
      return typeof key === "string" && typeof layout === "string" ? [[key, layout]] : [];
    });
  } catch {
    return [];
  }
}

/** What a person said of the columns of a layout, remembered on this device by its headings. */
export const keptLayouts = {
  find: (labels: readonly string[]): TableLayout | null => {
    const key = layoutKey(labels);
    const found = read().find(([each]) => each === key);
    return found === undefined ? null : layoutOfText(found[1], labels);
  },
  keep: (layout: TableLayout): void => {
    const key = layoutKey(layout.labels);
    if (key === "") return;
    const others = read().filter(([each]) => each !== key);
    try {
      localStorage.setItem(KEY, JSON.stringify([[key, textOfLayout(layout)], ...others].slice(0, MOST)));
    } catch {
      // Storage is blocked: the columns are asked for again next time.
    }
  },
};
