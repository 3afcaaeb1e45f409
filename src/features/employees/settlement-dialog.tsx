import Info from "lucide-react/icons/info";
import { type ReactNode, useMemo, useState } from "react";
import type { Company } from "#domain/company/company.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { Employee } from "#domain/payroll/employee.ts";
import { createLawReader } from "#domain/payroll/law/law.ts";
import { type Settlement, settleContract } from "#domain/payroll/settle-contract.ts";
import { settlementEntry } from "#domain/payroll/settlement-entry.ts";
import { settlementReport } from "#domain/report/reports/settlement-report.ts";
import { reportSource } from "#flows/export/report-source.ts";
import { runExport } from "#flows/export/run-export.tsx";
import { useStorage } from "#session/use-storage.ts";
import { DerivationDialog, type Explained } from "#ui/accounting/derivation-dialog.tsx";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { Dialog } from "#ui/kit/dialog.tsx";
import { useEntryPosting } from "./posting-dialog.tsx";
import { PostingFooter } from "./posting-footer.tsx";
import { orderOf, type SettlementDraft, startDraft } from "./settlement-draft.ts";
import { SettlementFields } from "./settlement-fields.tsx";
import { SettlementResult } from "./settlement-result.tsx";
import { settlementTexts as texts } from "./settlement-texts.ts";
import { settlementSigners } from "./settlement-view.ts";
import { useEndOfContract } from "./use-end-of-contract.ts";

interface SettlementDialogProps {
  readonly company: Company;
  readonly employee: Employee;
  readonly today: Day;
  readonly onClose: () => void;
}

function useSettlement({ employee, today }: SettlementDialogProps) {
  const [draft, setDraft] = useState(() => startDraft(employee, today));
  const settled = useMemo(() => {
    const order = orderOf(draft, employee);
    return order === null ? null : settleContract(order, createLawReader());
  }, [draft, employee]);
  return {
    draft,
    settled,
    change: (part: Partial<SettlementDraft>) => setDraft((before) => ({ ...before, ...part })),
  };
}

/** The contract says another last day than the settlement, or none. */
function EndNote({ employee, end }: { readonly employee: Employee; readonly end: Day }) {
  const { busy, put } = useEndOfContract(employee);
  const kept = employee.contract.end;
  if (kept === end) return null;
  const day = formatDay(end);
  return (
    <Banner
      tone="info"
      role="note"
      icon={<Info size={18} aria-hidden="true" />}
      actions={
        <Button size="sm" loading={busy} onClick={() => void put(end)}>
          {texts.putEnd}
        </Button>
      }
    >
      {kept === null ? texts.endNote(day) : texts.otherEndNote(formatDay(kept), day)}
    </Banner>
  );
}

function usePdf({ company, employee }: SettlementDialogProps) {
  const storage = useStorage();
  return (settlement: Settlement) => {
    const report = settlementReport(settlement, { position: employee.position, company });
    const source = reportSource(storage, {
      report,
      company,
      book: employee.contract.name,
      period: report.period,
      widths: { detail: 230 },
      signatures: settlementSigners(employee.contract, company),
    });
    void runExport({ source, format: "pdf" });
  };
}

/** Liquidación: what is owed on the last day of somebody's contract, on paper and in a book. */
export function SettlementDialog(props: SettlementDialogProps): ReactNode {
  const { company, employee, today, onClose } = props;
  const { draft, settled, change } = useSettlement(props);
  const [explained, setExplained] = useState<Explained | null>(null);
  const toPdf = usePdf(props);
  const settlement = settled?.ok ? settled.value : null;
  const entry = settlement === null ? null : settlementEntry(settlement);
  const posting = useEntryPosting(entry, {
    title: texts.postTitle,
    done: texts.posted,
    company: company.id,
  });
  const footer = (
    <PostingFooter
      figures={settlement}
      posted={posting.posted}
      post={texts.post}
      disabled={settlement?.accrued === 0}
      onPdf={toPdf}
      onPost={posting.start}
      onClose={onClose}
    />
  );
  return (
    <>
      <Dialog
        open
        size="xl"
        title={texts.title}
        subtitle={employee.contract.name}
        onClose={onClose}
        footer={footer}
      >
        <div className="settlement-desk">
          <SettlementFields employee={employee} draft={draft} today={today} onChange={change} />
          <SettlementResult settled={settled} onExplain={setExplained}>
            {settlement === null ? null : <EndNote employee={employee} end={settlement.order.end} />}
          </SettlementResult>
        </div>
      </Dialog>
      {explained === null ? null : (
        <DerivationDialog explained={explained} onClose={() => setExplained(null)} />
      )}
      {posting.dialog}
    </>
  );
}
