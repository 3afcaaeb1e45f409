import { useState } from "react";
import type { ClassCard } from "#domain/exchange/message.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { Identity } from "./take-packets.ts";
import { exchangeStudentTexts } from "./texts.ts";

const { join: texts } = exchangeStudentTexts;
const OTHER = "otro";

interface JoinDialogProps {
  readonly card: Pick<ClassCard, "name" | "group" | "roster">;
  readonly title?: string;
  readonly confirm?: string;
  /** What comes of it, before it is done. */
  readonly notes?: readonly string[];
  /** Null once it is done; otherwise why not: the dialog stays with what was typed (ST-06). */
  readonly onJoin: (who: Identity) => Promise<string | null>;
  readonly onClose: () => void;
}

function useJoinForm({ card, onJoin }: JoinDialogProps) {
  const [chosen, setChosen] = useState(card.roster.length === 0 ? OTHER : "");
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useRefusal();
  const isTyped = chosen === OTHER;
  const picked = card.roster[Number(chosen)];
  const who: Identity | null = isTyped
    ? { name: name.trim(), code: code.trim() }
    : chosen !== "" && picked !== undefined
      ? picked
      : null;
  const submit = async () => {
    setTried(true);
    if (busy || who === null || who.name === "" || who.code === "") return;
    setBusy(true);
    const why = await onJoin(who);
    setBusy(false);
    setRefused(why);
  };
  return { chosen, setChosen, name, setName, code, setCode, tried, busy, refused, isTyped, submit };
}

/** Who enters the classroom: chosen from its list where it has one, or typed. */
export function JoinDialog(props: JoinDialogProps) {
  const { card, title = texts.title, confirm = texts.confirm, notes = [], onClose } = props;
  const form = useJoinForm(props);
  const { chosen, setChosen, name, setName, code, setCode, tried, busy, refused, isTyped, submit } = form;
  const options = [
    ...card.roster.map((each, at) => ({ value: String(at), label: each.name })),
    { value: OTHER, label: texts.other },
  ];
  const error = (missing: boolean, text: string) => (tried && missing ? text : undefined);
  return (
    <FormDialog
      title={title}
      subtitle={card.group === "" ? card.name : `${card.name}, grupo ${card.group}`}
      confirm={confirm}
      busy={busy}
      dirty={`${name}${code}` !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {card.roster.length === 0 ? null : (
        <SelectField
          label={texts.who}
          placeholder={texts.choose}
          value={chosen}
          options={options}
          error={error(chosen === "", texts.choose)}
          onChange={setChosen}
        />
      )}
      {isTyped ? (
        <>
          <TextField
            label={texts.name}
            value={name}
            autoComplete="name"
            error={error(name.trim() === "", texts.noName)}
            onChange={setName}
          />
          <TextField
            label={texts.code}
            help={texts.codeHelp}
            value={code}
            error={error(code.trim() === "", texts.noCode)}
            onChange={setCode}
          />
        </>
      ) : null}
      {refused === null ? null : <Banner tone="error">{refused}</Banner>}
    </FormDialog>
  );
}
