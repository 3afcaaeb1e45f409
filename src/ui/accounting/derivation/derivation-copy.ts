import { formatPesos } from "#domain/kernel/format.ts";
import type { Step } from "#domain/payroll/derivation/derivation.ts";
import { derivationTexts as texts } from "./derivation-texts.ts";
import type { Explained } from "./explained.ts";
import { stepValueText } from "./step-value.ts";

function stepLine({ sign, label, value, note }: Step): string {
  const words = `${label}: ${stepValueText(value)}${note === undefined ? "" : ` (${note})`}`;
  return sign === "" ? words : `${sign} ${words}`;
}

/** A figure and its calculation as text, one line per step, for pasting into a message or a sheet. */
export function derivationCopy({ figure, person, derivation, uses = [] }: Explained): string {
  const goesOn = uses.map(({ label, amount }) => `${label}: ${formatPesos(amount)}`);
  const lines = [
    `${figure}. ${person}`,
    ...derivation.steps.map(stepLine),
    texts.norm(derivation.norm),
    ...(goesOn.length === 0 ? [] : [`${texts.uses}:`, ...goesOn]),
  ];
  // Non-breaking spaces would make the pasted text hard to search.
  return lines.join("\n").replaceAll("\u00a0", " ");
}
