import { useMemo } from "react";
import type { Day } from "#domain/kernel/day.ts";
import { saveLesson } from "#storage/classroom/student/student-commands.ts";
import type { StudentContents } from "#storage/classroom/student/student-queries.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { LessonsSection } from "../lessons/lessons-section.tsx";
import type { LessonsStore } from "../lessons/lessons-store.ts";
import type { AcademicPlace, GoTo } from "../shell/academic-place.ts";
import { saving } from "../shell/saved-work.ts";
import { storageRefusalText } from "../shell/trouble-text.ts";
import { studentTexts as texts } from "./texts.ts";

interface StudentLessonsProps {
  readonly storage: StudentStorage;
  readonly contents: StudentContents;
  readonly today: Day;
  readonly place: AcademicPlace;
  readonly go: GoTo;
}

/** What lessons keep, in the student's own database: a step and its questions together. */
function lessonsStore(storage: StudentStorage, { lessons, reviews }: StudentContents): LessonsStore {
  return {
    progress: lessons,
    cards: reviews,
    now: () => storage.clock.now(),
    save: async ({ progress, cards }) => {
      const id = storage.newId("command");
      const saved = await saving(() => saveLesson(storage, { id, cards, ...(progress && { progress }) }));
      if (saved?.ok === false) {
        const { error } = saved;
        const text = error.kind === "storage" ? storageRefusalText(error.trouble) : texts.notSavedText;
        toast.error({ title: texts.notSaved, text });
      }
      return saved?.ok === true;
    },
  };
}

/** "Mis lecciones", over the student's database. */
export function StudentLessons({ storage, contents, today, place, go }: StudentLessonsProps) {
  const store = useMemo(() => lessonsStore(storage, contents), [storage, contents]);
  return (
    <LessonsSection
      today={today}
      store={store}
      open={place.leccion ?? null}
      onOpen={(leccion) => go({ section: "lessons", leccion: leccion ?? undefined })}
      onPractise={(topic) => go({ section: "exercises", vista: topic })}
    />
  );
}
