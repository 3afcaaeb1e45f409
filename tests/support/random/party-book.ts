import fc from "fast-check";
import { type EntryContent, linkTo } from "#domain/accounting/entries/entry.ts";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { mergeParties } from "#storage/commands/parties/merge-parties.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { line } from "../builders.ts";
import { partyFields, recorded } from "../commands/party-commands.ts";
import { must } from "../payroll/payroll-runs.ts";

/** An act of a random book: what it does, to whom and when. */
interface PartyAct {
  readonly kind: "sale" | "paid" | "buy" | "pay" | "draft" | "void" | "reverse";
  readonly who: number;
  readonly after: number;
  readonly amount: number;
}

const NAMES = ["Ana", "ANÁ", "Luz S.A.S.", "Luz", undefined] as const;
const START = day("2026-01-01");

/** Sales and purchases on credit and their payments, by names of which some are one, with drafts and corrections. */
export const partyActs = fc.array(
  fc.record<PartyAct>({
    kind: fc.constantFrom("sale", "paid", "buy", "pay", "draft", "void", "reverse"),
    who: fc.nat(NAMES.length - 1),
    after: fc.nat(160),
    amount: fc.integer({ min: 1, max: 900 }),
  }),
  { minLength: 1, maxLength: 12 },
);

function of(account: string, amount: number, thirdParty?: string) {
  return { ...line(account, amount), ...(thirdParty && { thirdParty }) };
}

function contentOf({ kind, who, after, amount }: PartyAct): EntryContent {
  const name = NAMES[who];
  const content = (...lines: ReturnType<typeof of>[]) => ({
    date: addDays(START, after),
    description: "Prueba",
    reference: "",
    lines,
  });
  if (kind === "paid") return content(of("1105", amount), of("130505", -amount, name));
  if (kind === "buy") return content(of("5195", amount), of("233595", -amount, name));
  if (kind === "pay") return content(of("233595", amount, name), of("1105", -amount));
  return content(of("130505", amount, name), of("4135", -amount));
}

export async function writeActs(storage: AppStorage, bookId: BookId, acts: readonly PartyAct[]) {
  const head = () => ({ id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const });
  for (const each of acts) {
    const content = contentOf(each);
    if (each.kind === "draft") {
      await saveDraft(storage, { ...head(), version: null, content } as never);
      continue;
    }
    const entry = must(await postEntry(storage, { ...head(), content }));
    const on = { ...head(), entry: linkTo(entry), version: entry.version };
    if (each.kind === "void") must(await voidEntry(storage, on));
    if (each.kind === "reverse")
      must(
        await reverseEntry(storage, {
          ...on,
          reversalId: newId("entry"),
          date: addDays(entry.date, 3),
          description: "Reversión",
        }),
      );
  }
}

/** Two of its names become one record. */
export async function mergeLuz(storage: AppStorage, bookId: BookId): Promise<void> {
  const kept = await recorded(storage, bookId, partyFields("Luz"));
  const gone = await recorded(storage, bookId, partyFields("Luz S.A.S."));
  must(await mergeParties(storage, { id: newId("command"), bookId, kept, gone }));
}
