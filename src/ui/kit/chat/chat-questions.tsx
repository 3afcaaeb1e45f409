import { Button } from "../controls/button.tsx";
import "./chat.css";

interface ChatQuestionsProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Shown above it. */
  readonly lead?: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions to ask by pressing them: one list for all conversations. */
export function ChatQuestions({ label, lead, questions, onAsk }: ChatQuestionsProps) {
  return (
    <div className="chat-questions">
      {lead === undefined ? null : <p className="mb-2 text-caption text-muted">{lead}</p>}
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <Button
              size="sm"
              className="pointer-coarse:min-h-11 h-auto! max-w-full whitespace-normal! py-1.5 text-left leading-5"
              onClick={() => onAsk(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
