import type { ReactNode } from "react";
import { useToday } from "#storage/engine/use-today.ts";
import { ScreenHead } from "#ui/kit/text/screen-head.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { LawView } from "./law-view.tsx";
import { payrollLawTexts as texts } from "./texts.ts";

/** Nómina, Ley: the law used by every payroll. `tabs`: those of Nómina. */
export function LawScreen({ tabs }: { readonly tabs: ReactNode }) {
  useTitle(texts.title);
  const now = useToday();
  return (
    <>
      <ScreenHead title={texts.title} lead={texts.lead} action={null} />
      <div className="mt-3">{tabs}</div>
      <div className="mt-5 max-w-5xl">
        <LawView day={now} today={now} />
      </div>
    </>
  );
}
