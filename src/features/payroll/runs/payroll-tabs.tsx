import { Link } from "@tanstack/react-router";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { Tabs } from "#ui/kit/controls/tabs.tsx";
import { runsTexts } from "./texts.ts";

const { tabs: texts } = runsTexts;

interface PayrollTabsProps {
  /** Kept when switching tabs. */
  readonly company: CompanyId | undefined;
}

/** Links to a company's payroll screens, each with its own URL. */
export function PayrollTabs({ company }: PayrollTabsProps) {
  const search = company === undefined ? {} : { empresa: company };
  return (
    <Tabs label={texts.label}>
      <Link to="/dashboard/nomina" search={search} activeOptions={{ exact: true, includeSearch: false }}>
        {texts.runs}
      </Link>
      <Link to="/dashboard/nomina/empleados" search={search} activeOptions={{ includeSearch: false }}>
        {texts.employees}
      </Link>
      <Link to="/dashboard/nomina/ley" search={search} activeOptions={{ includeSearch: false }}>
        {texts.law}
      </Link>
    </Tabs>
  );
}
