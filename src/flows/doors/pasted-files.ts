import { doorTexts as texts } from "./texts.ts";

/** Whether what is dragged are files of the system, and no text or picture of a page. */
export function isOfSystem(types: readonly string[]): boolean {
  return types.includes("Files");
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;

/** Rows of cells: two lines at least, with a separator in most. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const parted = lines.filter((line) => /[\t;]|,.*,/.test(line));
  return lines.length > 1 && parted.length * 2 > lines.length;
}

/** The files in a pasted thing. Cells of a spreadsheet come with their picture, which is no file of theirs. */
export function pastedFiles(
  { target, clipboardData }: Pick<ClipboardEvent, "target" | "clipboardData">,
  mayBeText: boolean,
): readonly File[] {
  if (clipboardData === null || isField(target)) return [];
  const text = clipboardData.getData("text/plain");
  if (text === "") return [...clipboardData.files];
  return mayBeText && isTable(text) ? [new File([text], texts.pasted, { type: "text/plain" })] : [];
}
