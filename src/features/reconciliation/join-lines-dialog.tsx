import { useState } from "react";
import {
  type BookMove,
  type ExtractLine,
  extractLineKey,
  moveKey,
} from "#domain/reconciliation/bank-match.ts";
import type { Reconciliation } from "#domain/reconciliation/reconciliation.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { reconciliationTexts as texts } from "./texts.ts";
import type { ReconcileActions } from "./use-reconcile-actions.ts";

interface JoinLinesProps {
  readonly subject: { readonly line: ExtractLine } | { readonly move: BookMove };
  readonly found: Reconciliation;
  readonly does: ReconcileActions;
  readonly onClose: () => void;
}

interface Candidate {
  readonly key: string;
  readonly amount: number;
  readonly label: string;
}

const words = texts.joinDialog;

/** Joins one line by hand with one or several of the other side that come to its amount. */
export function JoinLinesDialog({ subject, found, does, onClose }: JoinLinesProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const isLine = "line" in subject;
  const { amount, date } = isLine ? subject.line : subject.move;
  const sameSign = (each: { readonly amount: number }) => Math.sign(each.amount) === Math.sign(amount);
  const lines = [...found.unrecorded, ...found.proposed.flatMap((each) => each.lines)].filter(sameSign);
  const moves = [...found.pending, ...found.proposed.flatMap((each) => each.moves)].filter(sameSign);
  const candidates: readonly Candidate[] = isLine
    ? moves.map((move) => ({
        key: moveKey(move),
        amount: move.amount,
        label: words.line(move.date, `${texts.entry(move)} ${move.description}`, move.amount),
      }))
    : lines.map((line) => ({
        key: extractLineKey(line),
        amount: line.amount,
        label: words.line(line.date, line.text, line.amount),
      }));
  const chosen = candidates.filter(({ key }) => ticked.has(key));
  const sum = chosen.reduce((total, each) => total + each.amount, 0);
  const tick = (key: string, on: boolean) =>
    setTicked((now) => new Set(on ? [...now, key] : [...now].filter((each) => each !== key)));
  const confirm = async () => {
    const pair = isLine
      ? { lines: [subject.line], moves: moves.filter((move) => ticked.has(moveKey(move))) }
      : { lines: lines.filter((line) => ticked.has(extractLineKey(line))), moves: [subject.move] };
    if (await does.accept([pair])) onClose();
  };
  const about = isLine ? subject.line.text : `${texts.entry(subject.move)} ${subject.move.description}`;
  return (
    <Dialog
      open
      size="md"
      title={words.title}
      subtitle={words.line(date, about, amount)}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {kitTexts.cancel}
          </Button>
          <Button
            variant="primary"
            loading={does.busy}
            disabled={chosen.length === 0 || sum !== amount}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </>
      )}
    >
      {candidates.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{isLine ? words.fromBank : words.fromBook}</legend>
          {candidates.map(({ key, label }) => (
            <Checkbox key={key} label={label} checked={ticked.has(key)} onChange={(on) => tick(key, on)} />
          ))}
        </fieldset>
      )}
      <p role="status" className="mt-3 text-muted">
        {chosen.length === 0 ? "" : words.sum(sum, amount)}
      </p>
    </Dialog>
  );
}
