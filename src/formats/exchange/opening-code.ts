import type { ActivityId } from "#domain/kernel/ids.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { hex, sha256 } from "./write-message.ts";

/**
 * What a task carries of the code that opens it, in hexadecimal; empty for no code. Capitals, accents and spaces do not
 * count: it is said aloud. The activity is part of it, so that one code does not look the same in two tasks. A door, no
 * lock: a code of a few letters can be tried out, and the task lies beside it (ED-143).
 */
export async function openingHash(activity: ActivityId, code: string): Promise<string> {
  const bare = fold(code).replace(/\s+/g, "");
  if (bare === "") return "";
  const text = new TextEncoder().encode(`cuadra|apertura|${activity}|${bare}`);
  return hex(await sha256(text as Uint8Array<ArrayBuffer>));
}
