import { DEEDS, OWED, THINGS, TRADES, WEAK_DEEDS } from "../words/deeds.data.ts";
import type { Sided } from "../words/word-row.ts";
import { type DeedPattern, firstDeed, readPatterns } from "./deed-pattern.ts";
import { owedOn } from "./line-context.ts";
import { groupOf, type SaidGroup, type WordGroup } from "./phrase-table.ts";
import { saidGroups } from "./phrases.ts";
import { spellingOf, tokensOf } from "./tokens.ts";
import { classify } from "./word-classes.ts";

/** Behind a phrase that is said whole, before all that is said in part. */
const DEED = 890;
/** What is owed for the words beside. */
const OWED_FOR = 880;
/** Behind a phrase that the text begins with, or that is the most of it. */
const WEAK = 590;
/** Before what is only part of a text. */
const TRADE = 700;
/** Behind everything else that is said. */
const THING = 495;

const OWES =
  /\b(?:(?:le|les) )?(?:debo|debemos|adeudo|adeudamos|qued(?:e|amos) debiendo)\b|\bque (?:se )?deben?\b(?! (?:pagar|el|la|los|las|un|una|mi|mis) )|\b(?:por pagar(?! (?:rapido|antes|pronto|a tiempo|de contado|anticipad))|sin pagar|sin cancelar|pendientes? de pago)\b|\batrasad[oa]s?\b|\bpendientes?\b(?! (?:de |por |que )?(?:cobr|recaud|factur|entreg|legaliz|recib|deposit|consign|conciliar))/g;
const OWED_BY_OTHERS = /\b(?:me|nos) (?:deben?|quedaron|quedo)\b/;

interface Deeds {
  readonly clear: readonly DeedPattern[];
  readonly weak: readonly DeedPattern[];
  readonly trades: readonly DeedPattern[];
  readonly things: readonly DeedPattern[];
  readonly owed: readonly DeedPattern[];
}

let read: Deeds | undefined;

function deeds(): Deeds {
  read ??= {
    clear: readPatterns(DEEDS),
    weak: readPatterns(WEAK_DEEDS),
    trades: readPatterns(TRADES),
    things: readPatterns(THINGS),
    owed: readPatterns(OWED),
  };
  return read;
}

const said = (accounts: Sided, score: number): SaidGroup => ({
  group: groupOf(accounts),
  score,
  isFirst: true,
  beside: [],
});

/** The liability for what the best phrase beside names: its own if it is one, else what its expense is owed on. */
function owedFor(rest: string): WordGroup | null {
  const tokens = tokensOf(rest);
  if (tokens.length === 0) return groupOf({ credit: "2335", debit: "2335" });
  const [best] = [...saidGroups({ tokens, spelling: spellingOf(rest) })].sort((a, b) => b.score - a.score);
  const named = [...(best?.group.credit ?? []), ...(best?.group.debit ?? [])].map(({ puc }) => puc);
  const liability = named.find((puc) => puc.startsWith("2"));
  const first = best?.group.debit[0]?.puc;
  const puc = liability ?? (first === undefined ? null : owedOn(first));
  return puc === null ? null : groupOf({ debit: puc, credit: puc, lean: "credit" });
}

/** As it is written in full: "pa" is "para", "rete ica" is "reteica". */
function plainly(words: string): string {
  return words
    .replace(/\brete (?=(?:ica|iva|fuente)\b)/g, "rete")
    .replace(/\bpa\b/g, "para")
    .replace(/\bpal\b/g, "para el")
    .replace(/\bx\b/g, "por")
    .replace(/\bq\b/g, "que")
    .replace(/^(?:el|la|los|las|un|una|unos) /, "");
}

function owedGroup(words: string): SaidGroup | null {
  if (OWED_BY_OTHERS.test(words) || words.search(OWES) < 0) return null;
  const rest = words.replace(OWES, " ").replace(/\s+/g, " ");
  const credit = firstDeed(deeds().owed, classify(rest))?.credit;
  if (credit !== undefined) return said({ credit, debit: credit, lean: "credit" }, DEED);
  const owed = owedFor(rest);
  return owed === null ? null : { group: owed, score: OWED_FOR, isFirst: true, beside: [] };
}

/** The accounts of what somebody clearly did; null where the words tell no such deed, or what is owed. */
export function sureDeedGroup(words: string): WordGroup | null {
  const [first] = deedGroups(words);
  return first !== undefined && first.score >= DEED && first.group.lean === "debit" ? first.group : null;
}

/**
 * The accounts of what somebody did ("le presté a un empleado", "debo el arriendo"), as rows of words that the text
 * says. `words`: folded, joined by spaces. Empty where the text tells no deed: then its words alone count.
 */
export function deedGroups(words: string): readonly SaidGroup[] {
  const written = plainly(words);
  const owed = owedGroup(written);
  if (owed !== null) return [owed];
  const text = classify(written);
  const { clear, weak, trades, things } = deeds();
  return [
    { patterns: clear, score: DEED },
    { patterns: trades, score: TRADE },
    { patterns: weak, score: WEAK },
    { patterns: things, score: THING },
  ].flatMap(({ patterns, score }) => {
    const accounts = firstDeed(patterns, text);
    if (accounts === null) return [];
    // Without a side, a trade's word is what somebody pays for rather than what they earn.
    return [said(patterns === trades ? { ...accounts, lean: "debit" } : accounts, score)];
  });
}
