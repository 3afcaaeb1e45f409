import { useState } from "react";
import { day, yearOf } from "#domain/kernel/calendar-day.ts";
import type { CompanyId, StatementId } from "#domain/kernel/ids.ts";
import type { AnalysisSubject } from "#domain/statement/analysis/saved-analysis.ts";
import { bookReading, reportReading } from "#domain/statement/books/book-reading.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { interpret } from "#domain/statement/reading/interpretation.ts";
import type { ReadingFigures } from "#domain/statement/reading/statement-reading.ts";
import { typedFigures } from "#domain/statement/typed/typed-figures.ts";
import { InterpretationDialog } from "#flows/interpretation/interpret-button.tsx";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { usePolicy } from "#session/gates/use-policy.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { getStatement } from "#storage/queries/statements/statements.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { analysisTexts as texts } from "./texts.ts";

const KINDS = ["balance", "income"] as const;

/** The balance and the result that the analysis of a company is made of. */
async function readingsOf(storage: AppStorage, company: CompanyId): Promise<readonly ReadingFigures[]> {
  const found = await companyMonths(storage, company);
  if (!found || found.cutOff === null) return [];
  const { cutOff, books } = found;
  const figures = await statementFigures(storage, {
    books: books.map(({ id }) => id),
    periods: [{ from: day(`${yearOf(cutOff)}-01-01`), to: cutOff }],
    statements: KINDS,
  });
  return figures === null ? [] : KINDS.map((kind) => bookReading(makeStatement(kind, figures)));
}

/** A kept statement as it was kept; a file has no figures to read. */
async function readingsOfStatement(storage: AppStorage, id: StatementId): Promise<readonly ReadingFigures[]> {
  const kept = await getStatement(storage, id);
  if (kept === null || kept.content.kind === "file") return [];
  const { content, statement } = kept;
  return [content.kind === "typed" ? typedFigures(content.table) : reportReading(content.report, statement)];
}

/** Reads what the analysis shows, in words. */
export function InterpretAnalysis({ subject }: { readonly subject: AnalysisSubject }) {
  const storage = useStorage();
  const permission = usePolicy("ai-analysis");
  const [figures, setFigures] = useState<readonly ReadingFigures[] | null>(null);
  const [busy, setBusy] = useState(false);
  if (!permission.allowed)
    return (
      <LockedButton needs="premium" onClick={() => explainLimit(permission.text, "info")}>
        {texts.interpret}
      </LockedButton>
    );
  const open = async () => {
    setBusy(true);
    try {
      const found =
        subject.kind === "company"
          ? await readingsOf(storage, subject.companyId)
          : await readingsOfStatement(storage, subject.statementId);
      setFigures(found);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="primary" loading={busy} onClick={() => void open()}>
        {texts.interpret}
      </Button>
      {figures === null ? null : (
        <InterpretationDialog sentences={figures.flatMap(interpret)} onClose={() => setFigures(null)} />
      )}
    </>
  );
}
