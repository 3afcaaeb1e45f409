import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type Ref, useEffect, useRef, useState } from "react";
import { TextField } from "#ui/kit/text-field.tsx";
import { journalTexts as texts } from "./texts.ts";

interface JournalSearchProps {
  /** As the address has it. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly className?: string;
}

/** A pause after the last key, so that the whole book is not searched at each one. */
const WAIT_MS = 200;

/** Looks through the whole book; what is looked for stands in the address. */
export function JournalSearch({
  query,
  onQuery,
  inputRef,
  autoFocus = false,
  className = "w-56",
}: JournalSearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(onQuery);
  latest.current = onQuery;
  const wanted = typed ?? query;
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      latest.current(typed);
      setTyped(null);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = () => {
    setTyped(null);
    onQuery("");
  };
  return (
    <search className={className}>
      <TextField
        type="text"
        ref={inputRef}
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={200}
        value={wanted}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || wanted === "") return;
          event.preventDefault();
          clear();
        }}
        lead={<Search size={18} aria-hidden="true" />}
        trail={
          wanted === "" ? undefined : (
            <button type="button" className="control-button" aria-label={texts.clearSearch} onClick={clear}>
              <X size={18} aria-hidden="true" />
            </button>
          )
        }
      />
    </search>
  );
}
