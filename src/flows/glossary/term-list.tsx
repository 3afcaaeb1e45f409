import { useMemo } from "react";
import { GLOSSARY } from "#domain/glossary/glossary.ts";
import { searchTerms } from "#domain/glossary/term-search.ts";
import { compareSpanish } from "#domain/kernel/spanish.ts";
import { openGlossary } from "#ui/accounting/glossary/open-glossary.ts";
import { SearchField } from "#ui/kit/fields/search-field.tsx";
import { glossaryTexts as texts } from "./texts.ts";
import "./glossary.css";

interface TermListProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

const MOST_FOUND = 20;
const byName = [...GLOSSARY].sort((a, b) => compareSpanish(a.name, b.name));

/** All terms by name, or those that are meant by what is typed. */
export function TermList({ words, onWords }: TermListProps) {
  const terms = useMemo(
    () =>
      words.trim() === ""
        ? byName
        : searchTerms(words)
            .slice(0, MOST_FOUND)
            .map(({ term }) => term),
    [words],
  );
  return (
    <>
      <SearchField label={texts.search} value={words} onChange={onWords} autoFocus />
      <p role="status" className="mt-2 text-caption text-muted">
        {terms.length === 0 ? texts.none : texts.found(terms.length)}
      </p>
      <ul aria-label={texts.list} className="glossary-list">
        {terms.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="glossary-term" onClick={() => openGlossary(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
