import type { StrangerSentence } from "./score-strangers.ts";

const OTHERS: Readonly<Record<string, StrangerSentence["expect"]>> = {
  ASK: "ask",
  TWO: "two",
  QUESTION: "question",
  NOTHING: "refuse",
};

function readEntry(text: string): StrangerSentence["lines"] {
  return text.split(";").map((line) => {
    const [side = "", puc = "", amount = ""] = line.trim().split(" ");
    return { puc: puc.split(","), side: side === "D" ? "debit" : "credit", amount: Number(amount) };
  });
}

/** Reads "text | D 1105 500; C 4135 500 ON 2026-11-20 OR TWO" (the day only where it is told): each sentence with what is as right for it. */
export function readStrangers(table: string): readonly (readonly StrangerSentence[])[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [text = "", expected = ""] = row.split(" | ");
      return expected.split(" OR ").map((each): StrangerSentence => {
        const other = OTHERS[each];
        const [lines = "", date] = each.split(" ON ");
        return other === undefined
          ? { text, expect: "entry", lines: readEntry(lines), date }
          : { text, expect: other, lines: [] };
      });
    });
}
