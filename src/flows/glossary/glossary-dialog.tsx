import { useEffect, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { findTerm, GLOSSARY } from "#domain/glossary/glossary.ts";
import { openGlossary, type WantedTerm } from "#ui/accounting/glossary/open-glossary.ts";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { TermDrill } from "./drill.tsx";
import { TermList } from "./term-list.tsx";
import { TermView } from "./term-view.tsx";
import { glossaryTexts as texts } from "./texts.ts";

interface GlossaryDialogProps {
  readonly place: WantedTerm;
  readonly onClose: () => void;
}

/** The PUC, whose names the examples are read with; null until it is there. */
function usePuc(): Chart | null {
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without the chart, terms are read without their examples.
    loadChart("puc").then(
      (loaded) => wanted && setChart(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return chart;
}

/** The glossary: its list, a term, or the drill of its example. */
export function GlossaryDialog({ place, onClose }: GlossaryDialogProps) {
  const chart = usePuc();
  const [words, setWords] = useState("");
  const term = place.term === null ? undefined : findTerm(place.term);
  const example = term?.example ?? null;
  const drills = place.practises && example !== null && chart !== null;
  const title = term === undefined ? texts.title : drills ? texts.drill.title(term.name) : term.name;
  return (
    <Dialog
      open
      size="md"
      title={title}
      subtitle={term === undefined ? texts.lead(GLOSSARY.length) : undefined}
      onClose={onClose}
    >
      {term === undefined ? (
        <TermList words={words} onWords={setWords} />
      ) : drills ? (
        <TermDrill key={term.id} example={example} chart={chart} onBack={() => openGlossary(term.id)} />
      ) : (
        <TermView key={term.id} term={term} chart={chart} />
      )}
    </Dialog>
  );
}
