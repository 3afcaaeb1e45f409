import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { CompanyChoice } from "#flows/payroll-company/company-choice.tsx";
import { NoCompany } from "#flows/payroll-company/no-company.tsx";
import { explainLimit } from "#flows/upgrade/explain-limit.ts";
import { useLimit } from "#session/gates/use-limit.ts";
import { TroublePanel } from "#session/notices/trouble-panel.tsx";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { LockedButton } from "#ui/kit/controls/locked-button.tsx";
import { EmptyList } from "#ui/kit/feedback/empty-list.tsx";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { UnderHead } from "#ui/kit/text/under-head.tsx";
import { useRevealNew } from "#ui/kit/use-reveal-new.ts";
import { useTitle } from "#ui/kit/use-title.ts";
import { EmployeeDialogs, type EmployeeQuestion } from "./employee-dialogs.tsx";
import { EmployeeList } from "./employee-list.tsx";
import { readStaff, type Staff } from "./staff.ts";
import { employeeTexts as texts } from "./texts.ts";
import { useRemoval } from "./use-removal.ts";
import "./employees.css";

interface EmployeesScreenProps {
  /** The company whose employees are shown; the active one if none is given. */
  readonly company: CompanyId | null;
  readonly onCompany: (company: CompanyId) => void;
  /** Tabs of Nómina. */
  readonly tabs: ReactNode;
}

interface PeopleProps {
  readonly staff: Staff;
  readonly onAsk: (asking: EmployeeQuestion) => void;
}

function People({ staff, onAsk }: PeopleProps) {
  const remove = useRemoval();
  if (staff.company === null) return <NoCompany />;
  if (staff.members.length === 0)
    return (
      <EmptyList
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={texts.add}
        onAction={() => onAsk({ kind: "add" })}
      />
    );
  const on = {
    onEdit: (employee: Parameters<typeof remove>[0]) => onAsk({ kind: "edit", employee }),
    onSettle: (employee: Parameters<typeof remove>[0]) => onAsk({ kind: "settle", employee }),
    onRemove: (employee: Parameters<typeof remove>[0]) => void remove(employee),
  };
  return <EmployeeList members={staff.members} on={on} />;
}

function AddButtons({ staff, onAsk }: PeopleProps) {
  const { room, most } = useLimit("payrollPeople", staff.members.length);
  if (room)
    return (
      <>
        {most > 1 ? <Button onClick={() => onAsk({ kind: "import" })}>{texts.importList}</Button> : null}
        <Button
          variant="primary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onAsk({ kind: "add" })}
        >
          {texts.add}
        </Button>
      </>
    );
  return (
    <LockedButton needs="premium" onClick={() => explainLimit("payroll-add-person")}>
      {texts.add}
    </LockedButton>
  );
}

interface HeadActionsProps extends PeopleProps, Pick<EmployeesScreenProps, "onCompany"> {}

function HeadActions({ staff, onAsk, onCompany }: HeadActionsProps) {
  const { company, companies, members } = staff;
  if (company === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CompanyChoice company={company} companies={companies} onCompany={onCompany} />
      {members.length === 0 ? null : (
        <Button onClick={() => onAsk({ kind: "benefits" })}>{texts.benefits}</Button>
      )}
      <AddButtons staff={staff} onAsk={onAsk} />
    </div>
  );
}

/** Empleados: the people the company pays, with their current contracts. */
export function EmployeesScreen({ company, onCompany, tabs }: EmployeesScreenProps) {
  useTitle(texts.title);
  const storage = useStorage();
  // Read again over midnight: contracts end by it, and the dialogs propose it (DT-01).
  const now = useToday(storage.clock);
  const found = useQueryKeepingLast(() => readStaff(storage, company), [storage, company, now]);
  const staff = found.state === "ready" ? found.value : null;
  const [asking, setAsking] = useState<EmployeeQuestion | null>(null);
  useGivenFiles("employees", staff?.company != null, (given) => setAsking({ kind: "import", given }));
  useRevealNew(staff?.members.map((member) => member.employee.id) ?? null);
  return (
    <>
      <ScreenHead
        title={texts.title}
        lead={texts.lead(staff?.company?.name ?? null)}
        action={staff === null ? null : <HeadActions staff={staff} onAsk={setAsking} onCompany={onCompany} />}
      />
      <UnderHead tabs={tabs} loading={found.state === "loading"} label={texts.loading}>
        {found.state === "failed" ? (
          <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {staff === null ? null : <People staff={staff} onAsk={setAsking} />}
      </UnderHead>
      {staff === null ? null : (
        <EmployeeDialogs staff={staff} asking={asking} onClose={() => setAsking(null)} />
      )}
    </>
  );
}
