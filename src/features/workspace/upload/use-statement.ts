import { useMemo, useState } from "react";
import { uploadedPeriodName } from "#domain/import/statement/better/trial-sheet.ts";
import {
  askedLines,
  placedLines,
  type UploadedSide,
  uploadedNets,
} from "#domain/import/statement/uploaded-nets.ts";
import type { LineAnswers } from "#domain/import/statement/uploaded-statement.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { useRecognition } from "./use-recognition.ts";
import type { UploadedBook } from "./use-upload-file.ts";

const NO_ANSWERS: LineAnswers = new Map();

/** The name of a period as the screen says it. */
function shownPeriod(name: string): string {
  const day = asDay(name);
  return day === null ? name : formatDay(day);
}

/** What was recognised in a file, with the answers of the person who brought it. */
export function useStatement(file: UploadedBook) {
  const [sheet, setSheet] = useState<string | null>(null);
  const [answers, setAnswers] = useState<LineAnswers>(NO_ANSWERS);
  const { recognition, cancel, again } = useRecognition(file, sheet);
  const statement = recognition.kind === "read" && recognition.read.ok ? recognition.read.value : null;
  const placed = useMemo(
    () => (statement === null ? [] : placedLines(statement, answers)),
    [statement, answers],
  );
  const sides = useMemo<readonly UploadedSide[]>(
    () =>
      (statement?.periods ?? []).map((period, at, { length }) => ({
        label: shownPeriod(uploadedPeriodName(period, at, length)),
        nets: uploadedNets(placed, at),
      })),
    [statement, placed],
  );
  return {
    recognition,
    cancel,
    again,
    sheet,
    chooseSheet: (name: string | null) => {
      setSheet(name);
      setAnswers(NO_ANSWERS);
    },
    answers,
    answer: (id: string, puc: string | null) => setAnswers((before) => new Map(before).set(id, puc)),
    askAgain: () => setAnswers(NO_ANSWERS),
    asked: statement === null ? [] : askedLines(statement, answers),
    placed,
    sides,
  };
}

export type StatementControl = ReturnType<typeof useStatement>;
