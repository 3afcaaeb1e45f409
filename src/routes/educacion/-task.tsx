import { StudentTaskPage } from "#features/education/student/task/student-task-page.tsx";
import { ExerciseJournal } from "./-exercise-journal.tsx";

interface TaskPageProps {
  readonly activity: string;
  readonly isGrade: boolean;
  readonly onBack: () => void;
  readonly onGrade: () => void;
}

/** A classroom's task with the product's journal. */
export function TaskPage(props: TaskPageProps) {
  return <StudentTaskPage {...props} journal={(slot) => <ExerciseJournal {...slot} />} />;
}
