import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { formatNumber } from "#domain/kernel/format.ts";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TOUCH, useMediaQuery } from "#ui/kit/use-media-query.ts";
import { QUESTION_LIMIT, questionText } from "./conversation.ts";
import { chatTexts as texts } from "./texts.ts";

interface ChatComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Returns false if there was nothing to send. */
  readonly onSend: (text: string) => boolean;
}

const MOST = formatNumber(QUESTION_LIMIT);

/** The field for a question: Enter sends, Shift + Enter breaks the line. */
export function ChatComposer({ field, onSend }: ChatComposerProps) {
  const [text, setText] = useState("");
  const [cut, setCut] = useState(false);
  const touch = useMediaQuery(TOUCH);
  const change = (typed: string) => {
    setCut(typed.length > QUESTION_LIMIT);
    setText(typed.slice(0, QUESTION_LIMIT));
  };
  const send = () => {
    if (onSend(text)) change("");
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // During IME composition, Enter chooses the word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="chat-foot flex items-start gap-2" onSubmit={submit}>
      <TextAreaField
        ref={field}
        rows={1}
        className="flex-1"
        aria-label={texts.field}
        placeholder={texts.field}
        value={text}
        onChange={change}
        onKeyDown={press}
        autoComplete="off"
        enterKeyHint="send"
        help={`${texts.limit(MOST)}${touch ? "" : ` ${texts.keys}`}`}
        notice={cut ? texts.cut(MOST) : undefined}
      />
      <IconButton
        type="submit"
        variant="primary"
        label={texts.send}
        icon={<SendHorizontal size={18} aria-hidden="true" />}
        disabled={questionText(text) === null}
      />
    </form>
  );
}
