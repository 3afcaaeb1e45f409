import { useState } from "react";
import { compareStatements } from "#domain/statement/compare-statements.ts";
import type { StatementId } from "#domain/statement/saved-statement.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-kind.ts";
import { useStorage } from "#session/use-storage.ts";
import { getStatement, type StatementItem, type StatementShelf } from "#storage/queries/statements.ts";
import { useQuery } from "#storage/use-query.ts";
import { ReportView } from "#ui/accounting/report-view.tsx";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { Dialog } from "#ui/kit/dialog.tsx";
import { SelectField } from "#ui/kit/select-field.tsx";
import { statementTexts, compareTexts as texts } from "./texts.ts";

interface ComparedProps {
  readonly first: StatementId;
  readonly second: StatementId;
}

function Compared({ first, second }: ComparedProps) {
  const storage = useStorage();
  const found = useQuery(
    () => Promise.all([getStatement(storage, first), getStatement(storage, second)]),
    [storage, first, second],
  );
  if (found.state === "loading") return <p className="py-6 text-muted">{texts.loading}</p>;
  const [one, other] = found.state === "ready" ? found.value : [null, null];
  if (one === null || other === null) return <Banner tone="error">{texts.gone}</Banner>;
  const compared = compareStatements(one, other);
  if (!compared.ok) return <Banner tone="warn">{texts.problems[compared.error]}</Banner>;
  return (
    <>
      <ReportView report={compared.value} heading />
      <p className="mt-3 text-caption text-muted">{texts.order}</p>
    </>
  );
}

interface CompareDialogProps {
  readonly item: StatementItem;
  readonly shelf: StatementShelf;
  readonly onClose: () => void;
}

/** Two statements of one kind beside each other, with what the later has more. */
export function CompareDialog({ item, shelf, onClose }: CompareDialogProps) {
  const others = shelf.items.filter(
    ({ id, statement, origin }) => id !== item.id && statement === item.statement && origin.kind !== "file",
  );
  const [chosen, setChosen] = useState<StatementId | "">(others[0]?.id ?? "");
  return (
    <Dialog
      open
      size="xl"
      title={texts.title}
      subtitle={texts.option(item.name, item.date)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{statementTexts.close}</Button>}
    >
      {chosen === "" ? (
        <p className="py-4">{texts.none(STATEMENT_NAMES[item.statement])}</p>
      ) : (
        <div className="grid gap-4">
          <SelectField
            label={texts.second}
            value={chosen}
            options={others.map(({ id, name, date }) => ({ value: id, label: texts.option(name, date) }))}
            onChange={setChosen}
          />
          <Compared first={item.id} second={chosen} />
        </div>
      )}
    </Dialog>
  );
}
