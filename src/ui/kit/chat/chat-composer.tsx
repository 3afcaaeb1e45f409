import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { formatNumber } from "#domain/kernel/format.ts";
import { isUnseen } from "#domain/kernel/graphemes.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { TextAreaField } from "../fields/text-area-field.tsx";
import { TOUCH, useMediaQuery } from "../use-media-query.ts";
import { chatKitTexts as texts } from "./texts.ts";
import "./chat.css";

interface ChatComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Name of the field, and its placeholder unless there is another. */
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** Maximum characters; more are cut, which is said. */
  readonly limit: number;
  /** Nothing may be sent: the reason, shown in red below the field. */
  readonly refused?: string | undefined;
  /** Text kept by the caller, for a field that outlives its panel. */
  readonly draft?: { readonly text: string; readonly onText: (text: string) => void };
  /** Returns false if there was nothing to send. */
  readonly onSend: (text: string) => boolean;
}

/** The field for a message: Enter sends, Shift + Enter breaks the line. */
export function ChatComposer(props: ChatComposerProps) {
  const { field, label, placeholder = label, limit, refused, draft, onSend } = props;
  const [own, setOwn] = useState("");
  const [cut, setCut] = useState(false);
  const touch = useMediaQuery(TOUCH);
  const text = draft?.text ?? own;
  const setText = draft?.onText ?? setOwn;
  const most = formatNumber(limit);
  const change = (typed: string) => {
    setCut(typed.length > limit);
    setText(typed.slice(0, limit));
  };
  const send = () => {
    if (refused === undefined && onSend(text)) change("");
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
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={change}
        onKeyDown={press}
        disabled={refused !== undefined}
        autoComplete="off"
        enterKeyHint="send"
        error={refused}
        help={refused === undefined ? `${texts.limit(most)}${touch ? "" : ` ${texts.keys}`}` : undefined}
        notice={cut ? texts.cut(most) : undefined}
      />
      <IconButton
        type="submit"
        variant="primary"
        label={texts.send}
        icon={<SendHorizontal size={18} aria-hidden="true" />}
        disabled={refused !== undefined || isUnseen(text)}
      />
    </form>
  );
}
