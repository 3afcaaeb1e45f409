import { studentCopyAt } from "#storage/classroom/copies/student-copy.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { CopyPart } from "../../copies/copy-part.tsx";
import { classCopyTexts } from "../../copies/texts.ts";
import { type StudentPlace, studentCopies } from "./student-copy.ts";

const texts = classCopyTexts.student;

/** Saving and restoring a copy of everything of a student, in their settings. */
export function StudentCopyPart({ place }: { readonly place: StudentPlace }) {
  const { storage } = place;
  const today = useToday(storage.clock);
  const read = useQuery(() => studentCopyAt(storage), [storage.name]);
  const last = read.state === "ready" ? read.value : null;
  return (
    <section aria-labelledby="copia-estudiante" className="mt-8 grid gap-3">
      <h2 id="copia-estudiante" className="section-head">
        {texts.title}
      </h2>
      <CopyPart kind={studentCopies(place)} texts={texts} lastAt={last} today={today} />
    </section>
  );
}
