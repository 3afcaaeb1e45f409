import { Button } from "#ui/kit/controls/button.tsx";

interface QuestionsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Suggested questions, asked by pressing them. */
export function Questions({ label, questions, onAsk }: QuestionsProps) {
  return (
    <ul aria-label={label} className="ai-questions">
      {questions.map((question) => (
        <li key={question} className="max-w-full">
          <Button size="sm" className="ai-question" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
