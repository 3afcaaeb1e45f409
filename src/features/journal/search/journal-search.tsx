import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import type { Ref } from "react";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { journalTexts as texts } from "../texts.ts";
import { useTypedQuery } from "./use-typed-query.ts";

interface JournalSearchProps {
  /** Query in the address. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly autoFocus?: boolean;
  readonly className?: string;
}

/** Searches the whole book; the query is kept in the address. */
export function JournalSearchField({
  query,
  onQuery,
  inputRef,
  autoFocus = false,
  className = "w-56",
}: JournalSearchProps) {
  const { text, type, clear } = useTypedQuery(query, onQuery);
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
        value={text}
        onChange={type}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || text === "") return;
          event.preventDefault();
          clear();
        }}
        lead={<Search size={18} aria-hidden="true" />}
        trail={
          text === "" ? undefined : (
            <button type="button" className="control-button" aria-label={texts.clearSearch} onClick={clear}>
              <X size={18} aria-hidden="true" />
            </button>
          )
        }
      />
    </search>
  );
}
