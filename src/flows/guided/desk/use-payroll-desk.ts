import { useStorage } from "#session/storage/use-storage.ts";
import type { PayrollSeat } from "../guided-seat.ts";
import { guidedPanelTexts as texts } from "../panel/texts.ts";
import type { GuidedDesk } from "./guided-desk.ts";
import { type Uses, useStoredUses, useTabUses } from "./use-uses.ts";

function payrollDesk({ facts }: PayrollSeat, key: string, uses: Uses): GuidedDesk {
  return {
    key,
    world: null,
    isReady: true,
    writes: "entry",
    unknown: texts.unknownPayroll,
    readOnly: texts.payrollOnly,
    uses,
    facts,
    rules: null,
    register: () => Promise.resolve({ ok: false, text: texts.payrollOnly }),
  };
}

/** The desk of an account's payroll calculator: it explains, and registers nothing. */
export function useAccountPayrollDesk(seat: PayrollSeat): GuidedDesk {
  const storage = useStorage();
  return payrollDesk(seat, `${storage.name} payroll`, useStoredUses(storage));
}

/** The same for a visitor, who has no database. */
export function useVisitorPayrollDesk(seat: PayrollSeat): GuidedDesk {
  return payrollDesk(seat, "visitor payroll", useTabUses());
}
