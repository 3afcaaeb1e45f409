import { type FinancialNote, financialNotes } from "#domain/statement/notes/financial-notes.ts";
import type { FrontDoorView } from "../front-door/use-front-door.ts";
import { ownerName } from "../statement-file.ts";

/** The notes to the statements of the front door, with what the company wrote. */
export function notesOfView(view: FrontDoorView): readonly FinancialNote[] {
  const { statements, figures, company, books, periods } = view;
  return financialNotes({
    statements,
    figures,
    owner: { name: ownerName(view), company, books, periods },
    reporting: company?.reporting ?? {},
  });
}
