import { useMemo, useState } from "react";
import type { Company } from "#domain/company/company.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { EmployeeId } from "#domain/kernel/ids.ts";
import { sum } from "#domain/kernel/pesos.ts";
import { benefitsReport } from "#domain/payroll/reports/benefits-report.ts";
import { benefitSpan } from "#domain/payroll/settlement/benefits-due.ts";
import type { BenefitKind } from "#domain/payroll/settlement/stored-payment.ts";
import { reportSource } from "#flows/export/report-source.ts";
import { runExport } from "#flows/export/run-export.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { useFollowing } from "#ui/kit/use-following.ts";
import type { Staff } from "../employees/staff.ts";
import { LawNote } from "../law/law-note.tsx";
import { unitOfTyped, useTypedLaw } from "../law/use-typed-law.ts";
import { PaymentDebts } from "../payments/payment-debts.tsx";
import { BenefitPersonDialog } from "./benefit-person-dialog.tsx";
import { BenefitTable } from "./benefit-table.tsx";
import {
  type BenefitChoice,
  type BenefitExtras,
  benefitsOfStaff,
  benefitYears,
  entryDay,
  nextBenefit,
  type PersonBenefits,
  postedPart,
  type StaffBenefits,
} from "./benefits-of-staff.ts";
import { usePaymentPosting } from "./posting-dialog.tsx";
import { PostingFooter } from "./posting-footer.tsx";
import { benefitTexts as texts } from "./settlement-texts.ts";
import { useCompanyRuns } from "./use-company-runs.ts";

interface BenefitsDialogProps {
  readonly company: Company;
  readonly staff: Pick<Staff, "members" | "payments" | "today">;
  readonly onClose: () => void;
}

const KINDS = (Object.keys(texts.kinds) as BenefitKind[]).map((value) => ({
  value,
  label: texts.kinds[value],
}));

/** Whether more changed than the wish to post the person again. */
function isOther(one: BenefitExtras, other: BenefitExtras): boolean {
  return (["variable", "unpaidDays", "salary", "transport"] as const).some((key) => one[key] !== other[key]);
}

function useBenefits({ staff, company }: BenefitsDialogProps) {
  const runs = useCompanyRuns(company.id);
  const { members, payments, today } = staff;
  const [choice, setChoice] = useFollowing(useMemo(() => nextBenefit(today), [today]));
  const [extras, setExtras] = useState<ReadonlyMap<EmployeeId, BenefitExtras>>(new Map());
  const [typed, setTyped] = useState(false);
  const law = useTypedLaw(runs, benefitSpan(choice.kind, choice.year).to);
  const found = useMemo(
    () =>
      benefitsOfStaff(
        members.map(({ employee }) => employee),
        choice,
        extras,
        payments,
        runs,
        law.read,
      ),
    [members, choice, extras, payments, runs, law.read],
  );
  return {
    choice,
    law,
    found,
    /** Somebody typed averages or days that are kept nowhere else. */
    typed: typed || law.isTouched,
    choose: (part: Partial<BenefitChoice>) => {
      setChoice({ ...choice, ...part });
      // Typed values belong to one semester or year.
      setExtras(new Map());
      setTyped(false);
    },
    /** Clears the requests to post again, so that a repeat is posted only once. */
    forgetAgain: () => setExtras(new Map([...extras].map(([id, each]) => [id, { ...each, again: false }]))),
    put: ({ employee, extras: before }: PersonBenefits, value: BenefitExtras) => {
      setExtras(new Map([...extras, [employee.id, value]]));
      if (isOther(before, value)) setTyped(true);
    },
  };
}

type Benefits = ReturnType<typeof useBenefits>;

function Choice({ benefits, staff }: { readonly benefits: Benefits } & Pick<BenefitsDialogProps, "staff">) {
  const { choice, choose } = benefits;
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-[1fr_8rem]">
      <SelectField<BenefitKind>
        label={texts.kind}
        help={texts.deadlines[choice.kind](choice.year)}
        value={choice.kind}
        options={KINDS}
        onChange={(kind) => choose({ kind })}
      />
      <SelectField<string>
        label={texts.year}
        value={String(choice.year)}
        options={benefitYears(staff.today).map((year) => ({ value: String(year), label: String(year) }))}
        onChange={(year) => choose({ year: Number(year) })}
      />
    </div>
  );
}

interface PeopleProps {
  readonly benefits: Benefits;
  readonly onOpen: (id: EmployeeId) => void;
}

function People({ benefits: { found, choice }, onOpen }: PeopleProps) {
  if (!found.ok) return null;
  const { people, toPost, hasLeavers } = found.value;
  const rests = people.flatMap(({ rest }) => (rest === null ? [] : [rest.net]));
  const lacking = rests.filter((amount) => amount > 0);
  const leftOut = people.filter((person) => person.paid !== null && !toPost.includes(person)).length;
  return (
    <>
      {people.length === 0 ? (
        <EmptyState bare title={texts.nobody} text={texts.nobodyText} />
      ) : (
        <>
          <BenefitTable
            kind={choice.kind}
            benefits={found.value}
            onOpen={({ employee }) => onOpen(employee.id)}
          />
          {lacking.length === 0 ? null : (
            <p className="mt-2 text-caption">{texts.restText(lacking.length, formatPesos(sum(lacking)))}</p>
          )}
          {rests.length === 0 || lacking.length > 0 ? null : (
            <p className="mt-2 text-caption">{texts.provisionText}</p>
          )}
          {leftOut === 0 ? null : <p className="mt-2 text-caption">{texts.leftOut(leftOut)}</p>}
          <p className="mt-2 text-caption text-muted">{texts.explain}</p>
        </>
      )}
      {hasLeavers ? <p className="mt-1 text-caption text-muted">{texts.left}</p> : null}
    </>
  );
}

/** What the posted benefits of this kind and year left owed. */
function Debts({ company, benefits: { choice }, payments }: DebtsProps) {
  const { kind, year } = choice;
  const { to } = benefitSpan(kind, year);
  const posted = payments.filter(({ payment }) => payment.what === kind && payment.day === to);
  if (posted.length === 0) return null;
  return (
    <div className="mt-4 grid gap-2">
      <PaymentDebts
        companyId={company.id}
        payments={posted}
        all={payments}
        nameOf={() => texts.benefitOf(kind, year)}
      />
    </div>
  );
}

interface DebtsProps extends Pick<BenefitsDialogProps, "company"> {
  readonly benefits: Benefits;
  readonly payments: Staff["payments"];
}

function usePdf({ company }: BenefitsDialogProps, { choice, law }: Benefits) {
  return (staff: StaffBenefits) => {
    const report = benefitsReport({ ...choice, due: staff.people.map(({ due }) => due) }, company);
    const source = reportSource({
      report,
      company,
      book: "",
      period: report.period,
      when: String(choice.year),
      ...unitOfTyped(law),
    });
    void runExport({ source, format: "pdf" });
  };
}

function useBenefitsPosting(
  { company, staff: { today } }: BenefitsDialogProps,
  { choice: { kind, year }, forgetAgain }: Benefits,
  ready: StaffBenefits | null,
) {
  const toPost = ready?.toPost ?? [];
  const repeated = toPost.filter(({ paid, rest, extras }) => paid && (rest === null || extras.again)).length;
  const payable =
    toPost.length === 0
      ? null
      : { what: kind, year, due: toPost.map(postedPart), date: entryDay({ kind, year }, toPost, today) };
  const posting = usePaymentPosting(payable, {
    title: texts.postTitle,
    done: texts.posted,
    name: texts.posting(kind, year),
    company: company.id,
    repeats: repeated === 0 ? null : texts.againText(repeated),
    completes: toPost.some(({ rest }) => rest !== null),
    onPosted: forgetAgain,
  });
  return { ...posting, post: payable === null ? null : texts.post };
}

/** Prestaciones: the prima of a semester, or the cesantías of a year with their interest, for all employees. */
export function BenefitsDialog(props: BenefitsDialogProps) {
  const { company, staff, onClose } = props;
  const benefits = useBenefits(props);
  const { found } = benefits;
  const [opened, setOpened] = useState<EmployeeId | null>(null);
  const toPdf = usePdf(props, benefits);
  const ready = found.ok && found.value.people.length > 0 ? found.value : null;
  const person = ready?.people.find(({ employee }) => employee.id === opened);
  const posting = useBenefitsPosting(props, benefits, ready);
  const footer = (close: () => void) => (
    <PostingFooter
      figures={ready}
      posted={posting.post === null && (ready?.people.some(({ paid }) => paid !== null) ?? false)}
      post={posting.post}
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
        subtitle={texts.subtitle(company.name)}
        dirty={benefits.typed && posting.post !== null}
        onClose={onClose}
        footer={(close) => footer(close)}
      >
        <Choice benefits={benefits} staff={staff} />
        <div className="mb-4 empty:hidden">
          <LawNote law={benefits.law} unknown={found.ok ? null : found.error} today={staff.today} />
        </div>
        <People benefits={benefits} onOpen={setOpened} />
        <Debts company={company} benefits={benefits} payments={staff.payments} />
      </Dialog>
      {person === undefined ? null : (
        <BenefitPersonDialog
          person={person}
          onExtras={(extras) => benefits.put(person, extras)}
          onClose={() => setOpened(null)}
        />
      )}
      {posting.dialog}
    </>
  );
}
