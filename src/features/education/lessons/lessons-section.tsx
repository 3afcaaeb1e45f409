import { useEffect, useMemo, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { ExerciseTopic } from "#domain/exercises/exercise.ts";
import type { Day } from "#domain/kernel/day.ts";
import { lessonLaw } from "#domain/lessons/lesson-law.ts";
import { makeCourse } from "#domain/lessons/lessons.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { LessonList } from "./lesson-list.tsx";
import type { LessonsStore } from "./lessons-store.ts";
import { LessonPlayer } from "./player/lesson-player.tsx";
import { ReviewSession } from "./review-session.tsx";
import { lessonTexts as texts } from "./texts.ts";
import "#ui/accounting/accounting.css";
import "./lessons.css";

interface LessonsSectionProps {
  readonly today: Day;
  /** Null while the student's database opens. */
  readonly store: LessonsStore | null;
  /** A lesson's id, "repaso" for the review, or null for the list; what is unknown shows the list. */
  readonly open: string | null;
  readonly onOpen: (open: string | null) => void;
  /** Opens practice exercises on a topic; without it none are offered. */
  readonly onPractise?: (topic: ExerciseTopic) => void;
}

type ChartState = Chart | "loading" | "failed";

function useLessonChart(): ChartState {
  const [chart, setChart] = useState<ChartState>("loading");
  useEffect(() => {
    let isGone = false;
    loadChart("puc").then(
      (loaded) => isGone || setChart(loaded),
      () => isGone || setChart("failed"),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return chart;
}

/** The lessons of the academic edition: the list, a lesson, or the review of the day. */
export function LessonsSection({ today, store, open, onOpen, onPractise }: LessonsSectionProps) {
  const chart = useLessonChart();
  const course = useMemo(() => makeCourse(lessonLaw(today)), [today]);
  if (chart === "failed") return <p role="alert">{texts.chartFailed}</p>;
  if (store === null || chart === "loading") return <SkeletonRows label={texts.loading} />;
  if (open === "repaso") {
    return <ReviewSession course={course} chart={chart} store={store} today={today} onOpen={onOpen} />;
  }
  const place = course.findIndex(({ id }) => id === open);
  const lesson = course[place];
  if (lesson === undefined) return <LessonList course={course} store={store} today={today} onOpen={onOpen} />;
  return (
    <LessonPlayer
      key={lesson.id}
      lesson={lesson}
      place={place + 1}
      total={course.length}
      chart={chart}
      store={store}
      today={today}
      onOpen={onOpen}
      onPractise={onPractise}
    />
  );
}
