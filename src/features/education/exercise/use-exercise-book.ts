import { useEffect, useState } from "react";
import type { ExerciseCase } from "#domain/exercises/exercise.ts";
import { classifyError, type StorageTrouble } from "#storage/engine/storage-error.ts";
import { type ExerciseBook, openExerciseBook } from "#storage/exercises/exercise-book.ts";
import { sweepExercises } from "#storage/exercises/sweep-exercises.ts";

/** The book of the exercise on screen. */
export type OpenedBook =
  | { readonly state: "opening" }
  | { readonly state: "open"; readonly book: ExerciseBook }
  | { readonly state: "failed"; readonly trouble: StorageTrouble };

const OPENING: OpenedBook = { state: "opening" };

interface Told {
  readonly key: string;
  readonly opened: OpenedBook;
}

/** Opens the exercise's database and closes it with the screen; `retry` opens it again after a trouble. */
export function useExerciseBook(key: string, each: ExerciseCase) {
  const [told, setTold] = useState<Told>({ key, opened: OPENING });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the case, and a turn asks again
  useEffect(() => {
    let isWanted = true;
    let close: (() => void) | undefined;
    const tell = (opened: OpenedBook) => isWanted && setTold({ key, opened });
    openExerciseBook(key, each).then(
      (book) => {
        close = () => book.storage.close();
        if (!isWanted) return close();
        book.storage.health.subscribe(() => {
          const health = book.storage.health.get();
          if (health === "lost" || health === "damaged") tell({ state: "failed", trouble: health });
        });
        tell({ state: "open", book });
        void sweepExercises(key).catch(() => undefined);
      },
      (error: unknown) => {
        const trouble = classifyError(error);
        if (trouble === "bug") console.error(error);
        tell({ state: "failed", trouble });
      },
    );
    return () => {
      isWanted = false;
      close?.();
    };
  }, [key, turn]);
  const retry = () => {
    setTold({ key, opened: OPENING });
    setTurn((before) => before + 1);
  };
  return { opened: told.key === key ? told.opened : OPENING, retry };
}
