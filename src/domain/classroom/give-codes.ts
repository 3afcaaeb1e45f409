import { bareCode, type StudentDetails } from "./student.ts";

type Coded = Pick<StudentDetails, "code" | "cedula">;

/** Whether nothing tells whose a hand-in of this student is: signs alone are no code, as receiving reads them (ED-44). */
export const isUncoded = ({ code, cedula }: Coded): boolean =>
  bareCode(code) === "" && bareCode(cedula) === "";

/** Three figures from the first on, so that nobody has to know whether "1" is typed "01". */
const FIRST = 101;

/**
 * The same students, where each one without code and cédula has the next free number as code, from 101 on
 * (ED-37). `here` are the others of the classroom. Who has a code or a cédula is left as she is.
 */
export function giveCodes<Each extends Coded>(
  students: readonly Each[],
  here: readonly Coded[],
): readonly Each[] {
  const taken = new Set(
    [...here, ...students].flatMap(({ code, cedula }) => [bareCode(code), bareCode(cedula)]),
  );
  let next = FIRST;
  return students.map((each) => {
    if (!isUncoded(each)) return each;
    while (taken.has(String(next))) next += 1;
    const code = String(next);
    taken.add(code);
    return { ...each, code };
  });
}
