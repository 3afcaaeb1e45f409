import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { toast } from "#ui/kit/feedback/toast.ts";
import { gradesTexts as texts } from "./texts.ts";

interface GradeTypingProps {
  readonly label: string;
  /** The character that began it; empty for the whole grade again. */
  readonly start: string;
  /** Writes it; answers why it is no grade, or null. */
  readonly onDone: (typed: string) => string | null;
  /** Ends, with the focus on the cell so many rows below; null leaves it where it went. */
  readonly onStop: (step: number | null) => void;
}

/**
 * A grade being typed over its cell. Enter writes and goes down, Tab writes, Esc leaves it as it was. What is no grade
 * stays to be mended; whoever goes on elsewhere is told that the grade is as it was.
 */
export function GradeTyping({ label, start, onDone, onStop }: GradeTypingProps) {
  const [text, setText] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => input.current?.focus(), []);
  const finish = (step: number): boolean => {
    if (ended.current) return true;
    const found = onDone(text);
    setProblem(found);
    if (found !== null) return false;
    ended.current = true;
    onStop(step);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter") {
      event.preventDefault();
      finish(1);
    }
    if (event.key === "Tab" && !finish(0)) event.preventDefault();
    if (event.key === "Escape") {
      event.preventDefault();
      ended.current = true;
      onStop(0);
    }
  };
  return (
    <span className="grade-typing">
      <input
        ref={input}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : "grade-problem"}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
        onBlur={() => {
          if (ended.current) return;
          ended.current = true;
          const found = onDone(text);
          if (found !== null) toast.error({ title: texts.leftAsItWas(text), text: found });
          onStop(null);
        }}
      />
      {problem === null ? null : (
        <span id="grade-problem" role="alert" className="grade-problem">
          {problem}
        </span>
      )}
    </span>
  );
}
