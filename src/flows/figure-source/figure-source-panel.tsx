import { type ReactNode, useState } from "react";
import { SidePanel } from "#ui/accounting/side-panel.tsx";
import { AccountMoves, entryStepId, type PressedEntry } from "./account-moves.tsx";
import { EntryStep } from "./entry-step.tsx";
import { pesosOf, type SourceFigure } from "./source-figure.ts";
import { SourceParts } from "./source-parts.tsx";
import { StepTrail, useStepFocus } from "./step-trail.tsx";
import { figureSourceTexts as texts } from "./texts.ts";
import "./figure-source.css";

interface FigureSourcePanelProps {
  readonly figure: SourceFigure;
  readonly onClose: () => void;
  /** The figure on the screen, which takes the focus back. */
  readonly figureButton: () => HTMLElement | null;
  /** Shown over a dialog that is open. */
  readonly over?: boolean;
}

/** The parts gone into from the pressed figure, by id, so that they stay live; another figure begins anew. */
function useWay(figure: SourceFigure) {
  const [gone, setGone] = useState<{ root: string; ids: readonly string[]; entry: PressedEntry | null }>({
    root: figure.id,
    ids: [],
    entry: null,
  });
  const own = gone.root === figure.id ? gone : { root: figure.id, ids: [], entry: null };
  const way: SourceFigure[] = [figure];
  for (const id of own.ids) {
    const next = way.at(-1)?.parts.find((part) => part.figure.id === id)?.figure;
    if (next === undefined) break;
    way.push(next);
  }
  const ids = way.slice(1).map(({ id }) => id);
  return {
    way,
    entry: own.entry,
    into: (part: SourceFigure) => setGone({ root: figure.id, ids: [...ids, part.id], entry: null }),
    show: (entry: PressedEntry) => setGone({ root: figure.id, ids, entry }),
    /** To the figure of that place on the way. */
    back: (index: number) => setGone({ root: figure.id, ids: ids.slice(0, index), entry: null }),
  };
}

/** "De dónde sale" of a figure of any screen: its parts, its accounts, their entries and each entry. */
export function FigureSourcePanel(props: FigureSourcePanelProps): ReactNode {
  const { figure, onClose, figureButton, over = false } = props;
  const { way, entry, into, show, back } = useWay(figure);
  const steps = [
    ...way.map(({ id, label }) => ({ id, name: label })),
    ...(entry === null ? [] : [{ id: entryStepId(entry.entry), name: texts.entry(entry.entry.number) }]),
  ];
  const body = useStepFocus(figure.id, steps);
  const shown = way.at(-1) ?? figure;
  return (
    <SidePanel
      docked
      over={over}
      label={texts.title}
      about={figure.id}
      title={figure.label}
      figure={<p className="figure-large">{figure.text}</p>}
      closeLabel={texts.close}
      onBack={steps.length > 1 ? () => back(steps.length - 2) : undefined}
      returnTo={figureButton}
      onClose={onClose}
    >
      <div ref={body} className="figure-steps">
        <StepTrail steps={steps} onBack={back} />
        {way.length > 1 && entry === null ? <p className="mb-3 font-semibold">{shown.text}</p> : null}
        {shown.how === "" || entry !== null ? null : <p className="mb-3 text-muted">{shown.how}</p>}
        {shown.account === null ? (
          <SourceParts figure={shown} onPart={into} />
        ) : (
          // Kept while an entry is shown, as it was left.
          <div hidden={entry !== null}>
            <AccountMoves
              key={`${figure.id} ${shown.id}`}
              source={shown.account}
              amount={pesosOf(shown.amount ?? 0)}
              onEntry={show}
            />
          </div>
        )}
        {entry === null ? null : <EntryStep entry={entry.entry} chart={entry.chart} />}
      </div>
    </SidePanel>
  );
}
