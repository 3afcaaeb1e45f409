import { createFileRoute } from "@tanstack/react-router";
import { LawScreen } from "#features/payroll/law/law-screen.tsx";
import { PayrollTabs } from "#features/payroll/runs/payroll-tabs.tsx";
import { parseCompany } from "../../-search.ts";

export const Route = createFileRoute("/dashboard/nomina/ley")({
  validateSearch: parseCompany,
  component: Screen,
});

/** The law is the same for every company; the tabs keep the chosen company. */
function Screen() {
  const { empresa } = Route.useSearch();
  return <LawScreen tabs={<PayrollTabs company={empresa} />} />;
}
