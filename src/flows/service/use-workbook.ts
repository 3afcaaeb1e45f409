import { useRef, useState } from "react";
import { type ChosenFile, readWorkbook } from "./read-workbook.ts";
import { serviceTexts } from "./texts.ts";

const { file: texts } = serviceTexts;

/** The workbook chosen or dropped here, or why it was refused. */
export function useWorkbook(onTaken: () => void = () => undefined) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const turn = useRef(0);
  const take = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (file === undefined) return;
    turn.current += 1;
    const mine = turn.current;
    if (files.length > 1) return setProblem(texts.several);
    const checked = await readWorkbook(file);
    // Another file was chosen meanwhile.
    if (mine !== turn.current) return;
    if ("problem" in checked) return setProblem(texts.problems[checked.problem]);
    setProblem(null);
    setChosen(checked.chosen);
    onTaken();
  };
  const clear = (): void => {
    turn.current += 1;
    setChosen(null);
    setProblem(null);
  };
  return { chosen, problem, setProblem, busy: false, take, clear };
}
