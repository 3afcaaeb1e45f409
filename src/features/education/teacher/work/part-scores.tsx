import { useState } from "react";
import type { ScoreOverride } from "#domain/classroom/grade.ts";
import { overridePart, type ScoredPart, scoredParts } from "#domain/classroom/override.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { formatDecimal, formatPercent } from "#domain/kernel/format.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { workTexts as texts } from "./texts.ts";

interface PartScoresProps {
  readonly exercise: Exercise;
  readonly result: GradeResult;
  readonly overrides: readonly ScoreOverride[];
  readonly disabled: boolean;
  readonly onChange: (overrides: readonly ScoreOverride[]) => void;
}

const shown = (share: number) => formatDecimal(share * 100, Number.isInteger(share * 100) ? 0 : 1);

/** A percentage from 0 to 100 with up to one decimal as a fraction; null for nothing, undefined where it is neither. */
function readShare(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\s*%$/, "");
  if (text === "") return null;
  if (!/^\d{1,3}(?:[.,]\d)?$/.test(text)) return undefined;
  const percent = Number(text.replace(",", "."));
  return percent <= 100 ? percent / 100 : undefined;
}

interface PartProps extends Pick<PartScoresProps, "overrides" | "disabled" | "onChange"> {
  readonly scored: ScoredPart;
  readonly label: string;
}

function PartScore({ scored: { part, machine, given }, label, overrides, disabled, onChange }: PartProps) {
  const [typed, setTyped] = useState(given === null ? "" : shown(given));
  const isRead = readShare(typed) !== undefined;
  return (
    <TextField
      label={label}
      value={typed}
      inputMode="decimal"
      disabled={disabled}
      placeholder={shown(machine)}
      trail={<span aria-hidden="true">%</span>}
      help={texts.parts.machine(formatPercent(machine, 0))}
      error={isRead ? null : texts.parts.notPercent}
      onChange={(text) => {
        setTyped(text);
        const share = readShare(text);
        if (share !== undefined) onChange(overridePart(overrides, part, share));
      }}
    />
  );
}

/** What the teacher gives for each operation and question; empty, the machine's mark holds (ED-87). */
export function PartScores({ exercise, result, overrides, disabled, onChange }: PartScoresProps) {
  const parts = scoredParts(result, overrides);
  const { entries } = exercise.solution;
  const { questions } = exercise.case;
  const labelOf = (part: string, at: number) => {
    const operation = entries.find(({ id }) => id === part);
    const text = operation?.text ?? questions.find(({ id }) => id === part)?.text ?? part;
    return `${at + 1}. ${text}`;
  };
  if (parts.length === 0) return null;
  return (
    <details open={overrides.length > 0 || undefined}>
      <summary className="cursor-pointer font-semibold">{texts.parts.title}</summary>
      <p className="mt-1 text-muted">{texts.parts.lead}</p>
      <div className="mt-3 grid gap-3">
        {parts.map((scored, at) => (
          <PartScore
            key={scored.part}
            scored={scored}
            label={labelOf(scored.part, at)}
            overrides={overrides}
            disabled={disabled}
            onChange={onChange}
          />
        ))}
      </div>
    </details>
  );
}
