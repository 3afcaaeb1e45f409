import type { OpenDraft } from "#domain/accounting/entries/open-drafts.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { abs } from "#domain/kernel/pesos.ts";
import { bookTexts as texts } from "./texts.ts";

/** Describes the first unbalanced draft and what it lacks. */
export function draftHint(open: OpenDraft, alsoOpen: number): string {
  const name = open.reference === "" ? texts.thisDraft(formatDay(open.date)) : texts.named(open.reference);
  const lacks =
    open.hint?.kind === "missing-side"
      ? texts.missingSide(name)
      : texts.shortBy(name, open.short, formatPesos(abs(open.difference)));
  return alsoOpen === 0 ? lacks : `${lacks}${texts.alsoOpen(alsoOpen)}`;
}
