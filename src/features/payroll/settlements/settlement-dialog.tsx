import Info from "lucide-react/icons/info";
import { type ReactNode, useMemo, useState } from "react";
import type { Company } from "#domain/company/company.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import type { UnknownLaw } from "#domain/payroll/law/law.ts";
import { openLiabilities, paymentLiabilities, settledSince } from "#domain/payroll/payment/liabilities.ts";
import { settlementReport } from "#domain/payroll/reports/settlement-report.ts";
import { type Settlement, settleContract } from "#domain/payroll/settlement/settle-contract.ts";
import type { StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import { reportSource } from "#flows/export/report-source.ts";
import { runExport } from "#flows/export/run-export.tsx";
import type { PostedPayment } from "#storage/queries/payroll/payments.ts";
import { DerivationDialog } from "#ui/accounting/derivation/derivation-dialog.tsx";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import type { StaffMember } from "../employees/staff.ts";
import { LawNote } from "../law/law-note.tsx";
import { type TypedLaw, unitOfTyped, useTypedLaw } from "../law/use-typed-law.ts";
import { PaymentDebts } from "../payments/payment-debts.tsx";
import { PaidNote, paidWords } from "./paid-note.tsx";
import { usePaymentPosting } from "./posting-dialog.tsx";
import { PostingFooter } from "./posting-footer.tsx";
import {
  orderOf,
  payOnFile,
  recordedOf,
  type SettlementDraft,
  startSettlementDraft,
} from "./settlement-draft.ts";
import { SettlementFields } from "./settlement-fields.tsx";
import { SettlementResult } from "./settlement-result.tsx";
import { settlementTexts as texts } from "./settlement-texts.ts";
import { settlementSigners } from "./settlement-view.ts";
import { useCompanyRuns } from "./use-company-runs.ts";
import { useEndOfContract } from "./use-end-of-contract.ts";

interface SettlementDialogProps {
  readonly company: Company;
  readonly member: StaffMember;
  /** Payments of the company's people that count in the books. */
  readonly payments: readonly PostedPayment[];
  readonly today: Day;
  readonly onClose: () => void;
}

/** What a record left owed, and what was paid of it apart from the person's own settlement. */
function openOf(
  payment: StoredPayment,
  paid: PostedPayment["paid"],
  all: readonly PostedPayment[],
  { id }: Employee,
) {
  const others = all
    .map((each) => each.payment)
    .filter(({ people }) => people.every(({ employeeId }) => employeeId !== id));
  return openLiabilities(
    paymentLiabilities(payment, settledSince(payment, others)),
    paid.filter(({ counts }) => counts),
  );
}

function usePayOnFile(employee: Employee, payments: readonly PostedPayment[]) {
  const runs = useCompanyRuns(employee.companyId);
  const onFile = useMemo(
    () =>
      payOnFile(
        employee,
        runs,
        payments.map(({ payment, paid }) => ({
          ...payment,
          open: openOf(payment, paid, payments, employee),
        })),
      ),
    [employee, runs, payments],
  );
  return { runs, onFile };
}

function useSettlement({ member, payments, today }: SettlementDialogProps) {
  const { employee, settled: before } = member;
  const [typed, setTyped] = useState<Partial<SettlementDraft>>({});
  // What is not typed is proposed, over midnight too (DT-01).
  const start = useMemo(
    () => startSettlementDraft(employee, today, before?.payment.day),
    [employee, today, before?.payment.day],
  );
  const draft = useMemo((): SettlementDraft => ({ ...start, ...typed }), [start, typed]);
  const recorded = useMemo(
    () =>
      recordedOf(
        draft,
        employee,
        payments.map(({ payment }) => payment),
      ),
    [draft, employee, payments],
  );
  const { runs, onFile } = usePayOnFile(employee, payments);
  const law = useTypedLaw(runs, draft.end ?? today);
  const settled = useMemo(() => {
    const order = orderOf(draft, employee, recorded, onFile);
    return order === null ? null : settleContract(order, law.read);
  }, [draft, employee, recorded, onFile, law.read]);
  return {
    draft,
    recorded,
    onFile,
    law,
    settled,
    /** What somebody typed is not posted yet. */
    unposted: before === null && (law.isTouched || Object.keys(typed).length > 0),
    change: (part: Partial<SettlementDraft>) => setTyped((before) => ({ ...before, ...part })),
  };
}

function unknownOf(settled: ReturnType<typeof settleContract> | null): UnknownLaw | null {
  return settled === null || settled.ok || settled.error.kind !== "unknown-law" ? null : settled.error;
}

/** The contract's last day differs from the settlement's, or is missing. */
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

function usePdf({ company, member: { employee } }: SettlementDialogProps, law: TypedLaw) {
  return (settlement: Settlement) => {
    const report = settlementReport(settlement, { position: employee.position, company });
    const source = reportSource({
      report,
      company,
      book: employee.contract.name,
      period: report.period,
      about: employee.contract.name,
      when: settlement.order.end,
      widths: { detail: 230 },
      ...unitOfTyped(law),
      signatures: settlementSigners(employee.contract, company),
    });
    void runExport({ source, format: "pdf" });
  };
}

/** Liquidación: the amount owed on a contract's last day, as PDF and as an entry. */
export function SettlementDialog(props: SettlementDialogProps): ReactNode {
  const { company, member, today, onClose } = props;
  const { employee, settled: before } = member;
  const { draft, recorded, onFile, law, settled, unposted, change } = useSettlement(props);
  const [explained, setExplained] = useState<Explained | null>(null);
  const toPdf = usePdf(props, law);
  const settlement = settled?.ok ? settled.value : null;
  const posting = usePaymentPosting(settlement && { what: "settlement", settlement }, {
    title: texts.postTitle,
    done: texts.posted,
    name: texts.posting(employee.contract.name),
    company: company.id,
    repeats: before && paidWords(before),
  });
  const footer = (close: () => void) => (
    <PostingFooter
      figures={settlement}
      posted={before !== null}
      post={before === null ? texts.post : texts.postAgain}
      disabled={settlement?.accrued === 0}
      onPdf={toPdf}
      onPost={posting.start}
      onClose={close}
    />
  );
  return (
    <>
      <Dialog
        open
        size="xl"
        title={texts.title}
        subtitle={employee.contract.name}
        dirty={unposted}
        onClose={onClose}
        footer={(close) => footer(close)}
      >
        {before === null ? null : (
          <div className="mb-4 grid gap-2">
            <PaidNote paid={before} />
            <PaymentDebts
              companyId={company.id}
              payments={[before]}
              nameOf={() => texts.settlementOf(employee.contract.name)}
            />
          </div>
        )}
        <div className="settlement-desk">
          <SettlementFields
            employee={employee}
            draft={draft}
            recorded={recorded}
            onFile={onFile}
            today={today}
            onChange={change}
          />
          <div className="grid content-start gap-4">
            <SettlementResult settled={settled} onExplain={setExplained}>
              {settlement === null ? null : <EndNote employee={employee} end={settlement.order.end} />}
            </SettlementResult>
            <LawNote law={law} unknown={unknownOf(settled)} today={today} />
          </div>
        </div>
      </Dialog>
      {explained === null ? null : (
        <DerivationDialog explained={explained} onClose={() => setExplained(null)} />
      )}
      {posting.dialog}
    </>
  );
}
