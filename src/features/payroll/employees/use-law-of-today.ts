import { today } from "#domain/kernel/clock.ts";
import { type Law, lawOn } from "#domain/payroll/law/law.ts";
import { useStorage } from "#session/storage/use-storage.ts";

/** The law of today; null where its parameters are not known yet. */
export function useLawOfToday(): Law | null {
  const { clock } = useStorage();
  const law = lawOn(today(clock));
  return law.ok ? law.value : null;
}
