import { useState } from "react";
import type { StatementId } from "#domain/kernel/ids.ts";
import { compareStatements } from "#domain/statement/analysis/compare-statements.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import {
  getStatement,
  type StatementItem,
  type StatementShelf,
} from "#storage/queries/statements/statements.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { comparable } from "./filter-statements.ts";
import { savedStatementTexts, compareTexts as texts } from "./texts.ts";

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
  if (found.state === "failed")
    return <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />;
  const [one, other] = found.value;
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
  /** The first statement to compare. */
  readonly item: StatementItem;
  readonly shelf: StatementShelf;
  readonly onClose: () => void;
}

const optionOf = ({ id, name, date }: StatementItem) => ({ value: id, label: texts.option(name, date) });

/** Two statements of one kind side by side, with the change from the earlier to the later. */
export function CompareDialog({ item, shelf, onClose }: CompareDialogProps) {
  const all = comparable(shelf);
  const [first, setFirst] = useState<StatementId>(item.id);
  const [wanted, setWanted] = useState<StatementId | null>(null);
  const statement = shelf.items.find((each) => each.id === first)?.statement ?? item.statement;
  const others = all.filter((each) => each.id !== first && each.statement === statement);
  const second = (others.find((each) => each.id === wanted) ?? others[0])?.id;
  return (
    <Dialog
      open
      size="xl"
      title={texts.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{savedStatementTexts.close}</Button>}
    >
      {second === undefined ? (
        <p className="py-4">{texts.none(STATEMENT_NAMES[statement])}</p>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField label={texts.first} value={first} options={all.map(optionOf)} onChange={setFirst} />
            <SelectField
              label={texts.second}
              value={second}
              options={others.map(optionOf)}
              onChange={setWanted}
            />
          </div>
          <Compared first={first} second={second} />
        </div>
      )}
    </Dialog>
  );
}
