import type { StudentSettings } from "#domain/classroom/student-desk.ts";
import type { TakenPackets } from "./take-packets.ts";
import { exchangeStudentTexts as texts } from "./texts.ts";

/**
 * What is told of what a student received, as their two notices are set; null where those keep it quiet. Entering a
 * classroom and finding nothing new are told always.
 */
export function toldPackets(
  { joined, tasks, returns }: TakenPackets,
  isNew: boolean,
  notices: Pick<StudentSettings, "newTasks" | "newGrades">,
): { readonly tone: "info" | "success"; readonly title: string } | null {
  const [name] = joined;
  const parts = [
    ...(name === undefined ? [] : [isNew ? texts.joined(name) : texts.updated(name)]),
    ...(tasks > 0 && notices.newTasks ? [texts.tasks(tasks)] : []),
    ...(returns > 0 && notices.newGrades ? [texts.returns(returns)] : []),
  ];
  if (parts.length > 0) return { tone: "success", title: parts.join(". ") };
  return tasks + returns > 0 ? null : { tone: "info", title: texts.nothingNew };
}
