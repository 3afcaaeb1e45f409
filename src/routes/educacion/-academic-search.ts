import {
  ACADEMIC_ROLES,
  type AcademicPlace,
  type AcademicRole,
  SECTIONS,
} from "#features/education/shell/academic-place.ts";
import { present, type Raw } from "../-present.ts";

interface AcademicLoginSearch {
  readonly type?: AcademicRole;
}

export function parseAcademicLogin(raw: Raw): AcademicLoginSearch {
  return present<AcademicLoginSearch>({ type: ACADEMIC_ROLES.find((role) => role === raw.type) });
}

/** An id or a name of ours; one that names nothing opens the list it would be in. */
const NAME = /^[\w-]{1,80}$/;

function name(value: unknown): string | undefined {
  return typeof value === "string" && NAME.test(value) ? value : undefined;
}

/** A section of the other role is none: the home opens (ED-71). */
export function parseAcademicDashboard(raw: Raw): AcademicPlace {
  const type = ACADEMIC_ROLES.find((role) => role === raw.type);
  return present<AcademicPlace>({
    type,
    section: SECTIONS[type ?? "student"].find((section) => section === raw.section),
    aula: name(raw.aula),
    vista: name(raw.vista),
    actividad: name(raw.actividad),
    leccion: name(raw.leccion),
    ejercicio: name(raw.ejercicio),
    libro: name(raw.libro),
  });
}
