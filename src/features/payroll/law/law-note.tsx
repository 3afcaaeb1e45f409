import Scale from "lucide-react/icons/scale";
import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import type { UnknownLaw } from "#domain/payroll/law/law.ts";
import { overridesText } from "#domain/payroll/law/parameter-text.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { LawDialog } from "./law-dialog.tsx";
import { lawTexts } from "./law-texts.ts";
import { unknownLawText } from "./law-words.ts";
import type { TypedLaw } from "./use-typed-law.ts";

const texts = lawTexts.typed;

interface LawNoteProps {
  readonly law: TypedLaw;
  /** What the figures wait for; null when they could be computed. */
  readonly unknown: UnknownLaw | null;
  readonly today: Day;
}

/** Says which values of the law are missing or were typed by hand, and opens them; nothing when the law is known. */
export function LawNote({ law, unknown, today }: LawNoteProps) {
  const [open, setOpen] = useState(false);
  const typed = overridesText(law.overrides);
  if (unknown === null && typed === "" && !open) return null;
  return (
    <>
      <Banner
        tone={unknown === null ? "info" : "warn"}
        role="note"
        icon={<Scale size={18} aria-hidden="true" />}
        actions={
          <Button size="sm" onClick={() => setOpen(true)}>
            {typed === "" ? texts.type : texts.change}
          </Button>
        }
      >
        {unknown === null ? null : <p>{unknownLawText(unknown)}</p>}
        {typed === "" ? null : <p>{texts.typed(typed)}</p>}
      </Banner>
      {open ? (
        <LawDialog
          day={law.day}
          today={today}
          overrides={law.overrides}
          onOverrides={law.change}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
