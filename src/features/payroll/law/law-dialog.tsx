import type { Day } from "#domain/kernel/day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { LawOverrides } from "#domain/payroll/law/law.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { LawOverridesForm } from "./law-overrides.tsx";
import { lawTexts } from "./law-texts.ts";
import { LawView } from "./law-view.tsx";

const texts = lawTexts.dialog;

interface LawDialogProps {
  /** The day whose law the calculation uses. */
  readonly day: Day;
  readonly today: Day;
  readonly overrides: LawOverrides;
  readonly onOverrides: (overrides: LawOverrides) => void;
  readonly onClose: () => void;
}

/** The law a calculation uses; values can be overridden for this calculation. */
export function LawDialog({ day, today, overrides, onOverrides, onClose }: LawDialogProps) {
  return (
    <Dialog open size="lg" title={texts.title} subtitle={texts.lead(formatDay(day))} onClose={onClose}>
      <LawOverridesForm day={day} overrides={overrides} onChange={onOverrides} />
      <hr className="my-6 border-[var(--c-raya)]" />
      <LawView day={day} today={today} overrides={overrides} />
    </Dialog>
  );
}
