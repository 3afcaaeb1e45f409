import { type FinancialNote, financialNotes } from "#domain/statement/notes/financial-notes.ts";
import { USUAL_FRAMEWORK } from "#domain/statement/notes/framework.ts";
import type { FrontDoorView } from "../front-door/use-front-door.ts";
import { ownerName } from "../statement-file.ts";

/** The framework that the company of the statements reports by. */
export function frameworkOf({ company }: Pick<FrontDoorView, "company">) {
  return company?.reporting?.framework ?? USUAL_FRAMEWORK;
}

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
