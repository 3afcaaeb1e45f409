import { EXERCISE_TOPICS, type ExerciseLevel, type ExerciseTopic } from "#domain/exercises/exercise.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { EXERCISE_TOPIC_NAMES, LEVEL_NAMES } from "../texts.ts";

/** How far the student is with an exercise. */
export type PracticeStanding = "new" | "begun" | "done";

/** One exercise of the practice room. */
export interface PracticeItem {
  readonly id: string;
  readonly title: string;
  readonly topic: ExerciseTopic;
  readonly level: ExerciseLevel;
  readonly minutes: number;
  readonly standing: PracticeStanding;
}

export interface PracticeTopic {
  readonly topic: ExerciseTopic;
  readonly items: readonly PracticeItem[];
  readonly done: number;
}

function matches({ title, topic, level }: PracticeItem, words: readonly string[]): boolean {
  const text = fold(`${title} ${EXERCISE_TOPIC_NAMES[topic]} ${LEVEL_NAMES[level]}`);
  return words.every((word) => text.includes(word));
}

/** The exercises that match, by topic in the order of a course and by rising level; without topics that are empty. */
export function practiceTopics(
  items: readonly PracticeItem[],
  search: string,
  level: ExerciseLevel | null,
): PracticeTopic[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = items.filter((item) => (level === null || item.level === level) && matches(item, words));
  return EXERCISE_TOPICS.map((topic) => {
    const own = found.filter((item) => item.topic === topic).sort((a, b) => a.level - b.level);
    return { topic, items: own, done: own.filter(({ standing }) => standing === "done").length };
  }).filter(({ items: own }) => own.length > 0);
}
