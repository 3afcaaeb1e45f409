import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { FileSheet } from "#domain/import/table/sheet.ts";
import { bestSheet } from "#domain/import/table/text-rows.ts";
import { useTold } from "#ui/kit/feedback/use-refusal.ts";
import { useTableFile } from "./use-table-file.ts";

interface ListSourceOptions<Read, Choices> {
  /** How much of a sheet is such a list. */
  readonly worth: (sheet: FileSheet) => number;
  readonly ofText: (text: string) => Read;
  readonly ofSheet: (sheet: FileSheet) => Read;
  /** What is decided of a list until somebody decides otherwise; another list begins with it again. */
  readonly choices: Choices;
  /** A file that was already given, dropped or opened elsewhere. */
  readonly given?: File | null;
}

/** A list that is pasted or that a chosen file holds, with what was decided about it. */
export function useListSource<Read, Choices>(options: ListSourceOptions<Read, Choices>) {
  const { worth, given = null } = options;
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [choices, setChoices] = useState(options.choices);
  const begin = () => {
    setError(null);
    setChoices(options.choices);
  };
  const file = useTableFile({
    choose: (book) => bestSheet(book, worth),
    onProblem: setError,
    onReady: begin,
  });
  const take = useEffectEvent((one: File) => void file.take(one));
  useEffect(() => {
    if (given !== null) take(given);
  }, [given]);
  const typed = useDeferredValue(text);
  const { sheet } = file;
  const { ofText, ofSheet } = options;
  const read = useMemo(
    () => (sheet === null ? ofText(typed) : ofSheet(sheet)),
    [typed, sheet, ofText, ofSheet],
  );
  const change = (next: string) => {
    setText(next);
    begin();
  };
  const isBehind = (sheet === null && typed !== text) || file.state.kind === "reading";
  const isTouched = text !== "" || sheet !== null;
  return {
    text,
    change,
    file,
    read,
    choices,
    setChoices,
    isBehind,
    isTouched,
    error,
    setError: useTold(setError, String),
  };
}

export type ListSource<Read, Choices> = ReturnType<typeof useListSource<Read, Choices>>;
