import type { TeacherSettings } from "#domain/classroom/teacher-settings.ts";
import type { AcademicUser } from "../../shell/who.ts";
import { deskTexts as texts } from "./texts.ts";

/** Who the sidebar names: somebody who wrote no name, as after the desk was emptied, is a teacher and not the sample's. */
export function teacherUser({
  displayName,
  institution,
}: Pick<TeacherSettings, "displayName" | "institution">): AcademicUser {
  const [name = texts.teacher, ...about] = [displayName, texts.teacher, institution].filter(
    (each) => each !== "",
  );
  return { name, about: about.join(", ") };
}
