import type { StudentSettings } from "#domain/classroom/student-desk.ts";
import type { TakenPackets } from "./take-packets.ts";
import { exchangeStudentTexts as texts } from "./texts.ts";

interface ToldPackets {
  readonly tone: "info" | "success" | "warning";
  readonly title: string;
  readonly text?: string;
}

/**
 * What is told of what a student received, as their two notices are set; null where those keep it quiet. Entering a
 * classroom, finding nothing new and what is here for another class are told always.
 */
export function toldPackets(
  { joined, tasks, returns, elsewhere }: TakenPackets,
  isNew: boolean,
  notices: Pick<StudentSettings, "newTasks" | "newGrades">,
): ToldPackets | null {
  const [name] = joined;
  const parts = [
    ...(name === undefined ? [] : [isNew ? texts.joined(name) : texts.updated(name)]),
    ...(tasks > 0 && notices.newTasks ? [texts.tasks(tasks)] : []),
    ...(returns > 0 && notices.newGrades ? [texts.returns(returns)] : []),
  ];
  if (elsewhere.length > 0) {
    const told = new Set(elsewhere.map(texts.elsewhereText));
    return { tone: "warning", title: parts.join(". ") || texts.elsewhere, text: [...told].join(" ") };
  }
  if (parts.length > 0) return { tone: "success", title: parts.join(". ") };
  return tasks + returns > 0 ? null : { tone: "info", title: texts.nothingNew };
}
