import { type Law, lawOn } from "#domain/payroll/law/law.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useToday } from "#storage/engine/use-today.ts";

/** Today's law; null when its parameters are not yet known. */
export function useLawOfToday(): Law | null {
  const { clock } = useStorage();
  const law = lawOn(useToday(clock));
  return law.ok ? law.value : null;
}
