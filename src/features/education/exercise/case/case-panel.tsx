// biome-ignore-all lint/suspicious/noArrayIndexKey: paragraphs are named by their place, two may say the same
import BookOpenText from "lucide-react/icons/book-open-text";
import Lightbulb from "lucide-react/icons/lightbulb";
import type { ExerciseCase } from "#domain/exercises/exercise.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import type { ExerciseTask } from "../exercise-task.ts";
import { exerciseTexts as texts } from "../texts.ts";
import { CaseDocumentView } from "./case-document.tsx";

interface CasePanelProps {
  readonly task: Pick<ExerciseTask, "case" | "instructions" | "dueDate" | "policy">;
  readonly hints: number;
  /** Null once the work is handed in. */
  readonly onHint: (() => void) | null;
  readonly onCompany: () => void;
}

interface HintsProps extends Pick<CasePanelProps, "hints" | "onHint"> {
  readonly case: ExerciseCase;
}

function Hints({ case: each, hints, onHint }: HintsProps) {
  const of = each.hints.length;
  if (of === 0) return null;
  const used = Math.min(hints, of);
  return (
    <section className="mt-5" aria-label={texts.seeHint}>
      <ol className="grid gap-2" aria-live="polite">
        {each.hints.slice(0, used).map((hint, index) => (
          <li key={`${index} ${hint}`} className="border-warning border-l-4 bg-wbg px-3 py-2">
            <span className="font-semibold">{texts.hint(index + 1)}.</span> {hint}
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {onHint === null ? (
          <Lightbulb size={18} aria-hidden="true" />
        ) : (
          <Button
            variant="ghost"
            icon={<Lightbulb size={18} aria-hidden="true" />}
            disabled={used === of}
            onClick={onHint}
          >
            {used === of ? texts.noHints : texts.seeHint}
          </Button>
        )}
        <span className="text-muted">{texts.hintsUsed(used, of)}</span>
      </div>
    </section>
  );
}

/** What the student reads: the story, its documents, what to do, and hints one by one. */
export function CasePanel(props: CasePanelProps) {
  const { instructions, dueDate, policy } = props.task;
  const { statement, documents, todo: own } = props.task.case;
  const todo = policy.asksThirdParty ? [...own, texts.nameParties] : own;
  return (
    <div className="case-panel">
      <h2 className="title-dialog">{texts.caseTitle}</h2>
      {dueDate === null ? null : <p className="mt-1 text-muted">{texts.due(formatDay(dueDate))}</p>}
      {instructions === "" ? null : <p className="mt-3 whitespace-pre-line text-reading">{instructions}</p>}
      {statement.map((paragraph, index) => (
        <p key={`${index} ${paragraph}`} className="mt-3 text-reading">
          {paragraph}
        </p>
      ))}
      {documents.map((document, index) => (
        <CaseDocumentView key={`${index} ${document.title}`} document={document} />
      ))}
      <h3 className="mt-6 font-bold">{texts.todo}</h3>
      <ol className="case-todo">
        {todo.map((task, index) => (
          <li key={`${index} ${task}`}>
            <span className="text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <span>{task}</span>
          </li>
        ))}
      </ol>
      <Hints case={props.task.case} hints={props.hints} onHint={props.onHint} />
      <section className="mt-6 border-raya border-t pt-4" aria-label={texts.company.action}>
        <p className="text-muted">{texts.company.lead}</p>
        <Button
          className="mt-2"
          icon={<BookOpenText size={18} aria-hidden="true" />}
          onClick={props.onCompany}
        >
          {texts.company.action}
        </Button>
      </section>
    </div>
  );
}
