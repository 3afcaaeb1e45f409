import { err, ok, type Result } from "#domain/kernel/result.ts";

/** Far above any list: 5,000 accounts weigh about 200 kB, 500 students 40. */
const LARGEST = 2_000_000;

/** The text of a chosen file: UTF-8, or as older spreadsheets write it. */
export async function readTextFile(file: File): Promise<Result<string, "too-large" | "not-text">> {
  if (file.size > LARGEST) return err("too-large");
  const bytes = await file.arrayBuffer();
  const text = decoded(bytes);
  // No list has control characters: a workbook or a picture does.
  return text.includes("\0") ? err("not-text") : ok(text);
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
