import type { EntryLine } from "../accounting/entries/entry.ts";
import { offerLines, withTaxes } from "../fiscal/offer/apply-taxes.ts";
import { presumedParty } from "../fiscal/offer/party.ts";
import { readOperation } from "../fiscal/offer/read-entry.ts";
import { isGenerated } from "../fiscal/offer/tax-note.ts";
import { type OfferedTax, taxOffer } from "../fiscal/offer/tax-offer.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import type { GuidedDeed } from "./deed.ts";
import { pucIn } from "./deed-accounts.ts";
import type { GuidedOperation } from "./guided-operation.ts";
import type { GuidedWorld } from "./guided-world.ts";
import type { GuidedLine } from "./line-reason.ts";
import { WITHHELD_DEEDS } from "./told-withholding.ts";

/** Taxes other than IVA: whether the amount has IVA is said or asked, and never added here. */
const isWithheld = ({ detail }: OfferedTax) =>
  detail.why.kind === "withheld" || detail.why.kind === "suffered" || detail.why.kind === "self-withheld";

/** Electricity, water, telephone and gas (Decreto 2650 de 1993). */
const UTILITIES = /^5[12]35(25|30|35|55)/;

/** The base of a withholding has no IVA, also where IVA is cost. */
function withoutVat(line: EntryLine, vat: Pesos): EntryLine {
  return line.debit > vat ? { ...line, debit: pesos(line.debit - vat) } : line;
}

/**
 * The lines with what is withheld under the company's profile and the law of the day, by the minimum bases of that day
 * (ADR 0029). Without a profile nothing is withheld.
 */
export function withWithholdings(
  lines: readonly GuidedLine[],
  deed: GuidedDeed,
  operation: GuidedOperation,
  vatInCost: Pesos,
  { chart, profile, today, counterpart }: GuidedWorld,
): readonly GuidedLine[] {
  if (profile === null || !WITHHELD_DEEDS.has(deed) || operation.withheld.length > 0) return lines;
  if (operation.rule?.withholdsNothing) return lines;
  const written = lines.map(({ line }) => line);
  // Utilities withhold from themselves.
  if (written.some(({ account }) => UTILITIES.test(pucIn(chart, account)))) return lines;
  const own = operation.account?.value;
  const bases = written.map((line) => (line.account === own ? withoutVat(line, vatInCost) : line));
  const read = readOperation(offerLines(chart, bases));
  if (read === null) return lines;
  const name = operation.party?.value ?? "";
  const party = counterpart(name) ?? presumedParty(read.kind, name);
  const day = operation.date?.value ?? today;
  const offer = taxOffer({ profile, operation: read, day, party, choices: {} });
  const taxes = offer.taxes.filter(isWithheld);
  if (taxes.length === 0) return lines;
  const made = withTaxes<EntryLine>({ chart, lines: written, taxes, thirdParty: name, make: (line) => line });
  let next = 0;
  return made.map((line): GuidedLine => {
    if (!isGenerated(line)) {
      const known = lines.find((each) => each.line.account === line.account);
      return { line, rule: known?.rule ?? "counter", norm: known?.norm ?? null };
    }
    const tax = taxes[next];
    next += 1;
    const rule = tax?.detail.why.kind === "withheld" ? "withheld" : "withheld-from-us";
    return { line, rule, norm: tax?.detail.norm ?? null };
  });
}
