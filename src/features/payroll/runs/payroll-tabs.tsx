import { Link } from "@tanstack/react-router";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { Tabs } from "#ui/kit/controls/tabs.tsx";
import { runsTexts } from "./texts.ts";

const { tabs: texts } = runsTexts;

interface PayrollTabsProps {
  /** Kept from tab to tab. */
  readonly company: CompanyId | undefined;
}

/** The screens of a company's payroll, each with its own address. */
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
