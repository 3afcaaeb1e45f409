import {
  type ClassedWord,
  type DeedPattern,
  firstPattern,
  readPatterns,
} from "../../accounting/search/deed-pattern.ts";
import { CLEAR_DEEDS } from "../../accounting/words/clear-deeds.data.ts";
import { DEED_FACTS, GUIDED_DEEDS } from "../deed.ts";
import type { Recognized } from "./recognized.ts";
import { bestAccount, refined } from "./said-account.ts";

let patterns: readonly DeedPattern[] | undefined;

/** The income that words tell, of what was collected before it was earned. */
const earned = (telling: string): string =>
  bestAccount(telling, ["credit"], /^4[12](?!75)/)?.readings[0]?.puc ?? "4155";

/** What the words of a clause tell beyond doubt (GM-30); null where they do not. */
export function clearDeed(text: readonly ClassedWord[], telling: string): Recognized | null {
  patterns ??= readPatterns(CLEAR_DEEDS);
  const [name = "", about = null, from = null] =
    firstPattern(patterns, text)?.accounts.trim().split(" ") ?? [];
  const deed = GUIDED_DEEDS.find((each) => each === name);
  if (deed === undefined) return null;
  const clear = { by: "deed", deed, open: [], isClear: true } as const;
  if (from !== null) return { ...clear, puc: about, from: from === "4" ? earned(telling) : from };
  if (about?.startsWith("?")) {
    const { side, fits } = DEED_FACTS[deed];
    return { ...clear, puc: bestAccount(telling, [side], fits)?.readings[0]?.puc ?? about.slice(1) };
  }
  return { ...clear, puc: refined({ ...clear, puc: about }, telling).puc };
}
