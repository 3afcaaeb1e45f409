import { createStore } from "#ui/kit/create-store.ts";
import type { AcademicRole } from "./academic-place.ts";

/** Whose dashboard it is. */
export interface AcademicUser {
  readonly name: string;
  /** Below the name: what they are, and where. */
  readonly about: string;
}

/** The sample user of each role, until what is stored names another. */
export const SAMPLE_USERS: Readonly<Record<AcademicRole, AcademicUser>> = {
  student: { name: "Andrés Forero", about: "Estudiante, Contabilidad Financiera II" },
  teacher: { name: "Hernán Ospina", about: "Profesor/a, Universidad del Altiplano" },
};

/** Who is named in the sidebar; the sections set it from what they read. */
export const whoIsHere = createStore<AcademicUser | null>(null);
