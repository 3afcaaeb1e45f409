import type { Classroom } from "../../classroom/classroom.ts";
import { bareCode, type Student } from "../../classroom/student.ts";
import type { TeacherSettings } from "../../classroom/teacher-settings.ts";
import { compareSpanish } from "../../kernel/spanish.ts";
import type { ClassCard, PublicKeys } from "../message.ts";

interface CardParts {
  readonly classroom: Classroom;
  readonly teacher: Pick<TeacherSettings, "displayName" | "institution">;
  readonly keys: PublicKeys;
  /** Whom the card names so that each one chooses herself; nobody where the teacher leaves the list out. */
  readonly roster: readonly Pick<Student, "code" | "cedula" | "name">[];
}

/** What the students of a classroom need to know of it. Students without a code cannot be chosen, so they are left out. */
export function classCard({ classroom, teacher, keys, roster }: CardParts): ClassCard {
  const { id, name, group, subject, settings } = classroom;
  const coded = roster.flatMap((each) => {
    const code = bareCode(each.code) === "" ? each.cedula : each.code;
    return bareCode(code) === "" ? [] : [{ code, name: each.name }];
  });
  return {
    classroom: id,
    name,
    group,
    subject,
    institution: teacher.institution,
    teacher: teacher.displayName,
    settings,
    keys,
    roster: coded.sort((a, b) => compareSpanish(a.name, b.name)),
  };
}
