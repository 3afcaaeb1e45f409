import Plus from "lucide-react/icons/plus";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import {
  findParties,
  joinParties,
  type KnownParty,
  readTypedParty,
  type TypedParty,
  type TypedPartyProblem,
} from "#domain/accounting/memory/known-parties.ts";
import { nearTo } from "#domain/parties/near-names.ts";
import { partyKeyOf } from "#domain/parties/party-key.ts";
import { Combobox } from "../../kit/fields/combobox.tsx";
import { Field, type FieldProps } from "../../kit/fields/field.tsx";
import { partyTexts as texts } from "./texts.ts";

export interface PartyPickerProps extends FieldProps {
  readonly parties: readonly KnownParty[];
  readonly value: string;
  /** Called with each key: what is typed and not chosen is a name too. */
  readonly onChange: (name: string) => void;
  /** Called when a third party was chosen, and with what Enter takes of `offered`. */
  readonly onChosen?: () => void;
  /** Called for one that is to be created. */
  readonly onCreate?: (party: TypedParty) => void;
  /** The name that an empty field offers: Enter takes it. */
  readonly offered?: string;
  readonly placeholder?: string;
  readonly variant?: "field" | "cell";
  readonly size?: "sm" | "md" | "lg";
  readonly "aria-label"?: string;
  readonly tabIndex?: number;
}

type Option =
  | { readonly kind: "known"; readonly party: KnownParty }
  | { readonly kind: "new"; readonly party: TypedParty }
  /** One that is written nearly so. */
  | { readonly kind: "near"; readonly party: KnownParty }
  | { readonly kind: "problem"; readonly problem: TypedPartyProblem };

const MOST = 8;

function optionsFor(parties: readonly KnownParty[], text: string, offered: string): readonly Option[] {
  const typed = text.trim();
  const first = offered !== "" && typed === "" ? findParties(parties, offered, 1) : [];
  // The name that was typed whole comes first: Tab and Enter take the first one.
  const key = partyKeyOf(typed);
  const exact = key === "" ? [] : parties.filter(({ name }) => partyKeyOf(name) === key);
  const found = joinParties(first, exact, findParties(parties, typed, MOST));
  const known = found.map((party): Option => ({ kind: "known", party }));
  const isKnown = found.some(
    ({ name, document }) => name === typed || (document ?? "").endsWith(` ${typed}`),
  );
  if (typed === "" || isKnown) return known;
  const made = readTypedParty(typed);
  if (made.ok) {
    // Below what is created: Tab and Enter take what was typed, and a name that is near may be another person's.
    const near = nearTo(parties, made.value.name, ({ name }) => [name]).filter(
      (each) => !found.some(({ name }) => name === each.name),
    );
    return [
      ...known,
      { kind: "new", party: made.value },
      ...near.slice(0, MOST).map((party): Option => ({ kind: "near", party })),
    ];
  }
  return known.length > 0 && made.error.kind === "no-name"
    ? known
    : [...known, { kind: "problem", problem: made.error }];
}

function keyOf(option: Option): string {
  if (option.kind === "problem") return "problem";
  return `${option.kind} ${option.party.name}`;
}

function PartyOption({ option }: { readonly option: Option }) {
  switch (option.kind) {
    case "known":
    case "near": {
      const below = [option.party.document, option.kind === "near" ? texts.isSame : null].filter(Boolean);
      return (
        <span className="block leading-4.5">
          <span className="option-line">{option.party.name}</span>
          {below.length === 0 ? null : (
            <span className="option-line text-[0.8125rem] text-muted">{below.join(" · ")}</span>
          )}
        </span>
      );
    }
    case "new":
      return (
        <span className="flex items-center gap-2 leading-4.5">
          <Plus size={16} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0">
            <span className="option-line">{texts.create(option.party.name)}</span>
            <span className="option-line text-[0.8125rem] text-muted">
              {option.party.nit === null ? texts.addNumber : texts.withNit(option.party.nit)}
            </span>
          </span>
        </span>
      );
    case "problem":
      return <span className="block leading-4.5">{texts.problem(option.problem)}</span>;
  }
}

/** What is wrong with the number in a typed name; it is told until it is mended or the name is a known one. */
function wrongNumber(parties: readonly KnownParty[], value: string): string | null {
  if (!/\d-\d/.test(value) || parties.some(({ name }) => name === value)) return null;
  const typed = readTypedParty(value);
  return !typed.ok && typed.error.kind === "check-digit" ? texts.problem(typed.error) : null;
}

const isRefused = (option: Option) => option.kind === "problem";

/** Chooses a third party by any word of its name or by its number, or creates one without leaving the field. */
export function PartyPicker(props: PartyPickerProps) {
  const { parties, value, onChange, onChosen, onCreate, offered = "", variant = "field", size } = props;
  const [isTyping, setIsTyping] = useState(false);
  const lastKey = useRef("");
  const query = isTyping ? value : "";
  const options = useMemo(() => optionsFor(parties, query, offered), [parties, query, offered]);
  const wrong = useMemo(() => wrongNumber(parties, value), [parties, value]);
  // Tab goes on by itself.
  const chosen = () => (lastKey.current === "Tab" ? undefined : onChosen?.());
  const pick = (option: Option) => {
    if (option.kind === "problem") return;
    setIsTyping(false);
    onChange(option.party.name);
    if (option.kind === "new") onCreate?.(option.party);
    chosen();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    if (event.key !== "Enter" || !isPlain || value !== "" || offered === "") return;
    event.preventDefault();
    onChange(offered);
    onChosen?.();
  };
  return (
    <Field {...props} error={props.error ?? wrong} variant={variant}>
      {(control) => (
        <div
          className="contents"
          onKeyDownCapture={(event) => {
            lastKey.current = event.key;
          }}
          onPointerDownCapture={() => {
            lastKey.current = "";
          }}
        >
          <Combobox
            control={control}
            aria-label={props["aria-label"]}
            listLabel={texts.list}
            wideList
            variant={variant}
            {...(size && { size })}
            {...(props.tabIndex !== undefined && { tabIndex: props.tabIndex })}
            placeholder={props.placeholder}
            text={value}
            onText={(text) => {
              setIsTyping(true);
              onChange(text);
            }}
            options={options}
            undecided={query.trim() === "" && offered === "" ? texts.choose : null}
            optionKey={keyOf}
            isDisabled={isRefused}
            onPick={pick}
            // What was erased is meant to be empty.
            pickOnTab={query.trim() !== ""}
            renderOption={(option) => <PartyOption option={option} />}
            emptyText={texts.none}
            onBlur={() => setIsTyping(false)}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </Field>
  );
}
