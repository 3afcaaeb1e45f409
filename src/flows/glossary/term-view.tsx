import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { findTerm } from "#domain/glossary/glossary.ts";
import type { Term } from "#domain/glossary/term.ts";
import { EntryTable } from "#ui/accounting/accounts/entry-table.tsx";
import { openGlossary } from "#ui/accounting/glossary/open-glossary.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { glossaryTexts as texts } from "./texts.ts";
import "./glossary.css";

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-4" aria-label={title}>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Example({ term, chart }: { readonly term: Term; readonly chart: Chart | null }) {
  const { example, sample } = term;
  if (example === null) return <p>{sample}</p>;
  return (
    <>
      <p className="mb-2">{example.operation}.</p>
      {chart === null ? null : (
        <>
          <EntryTable entry={{ description: example.operation, lines: example.lines }} chart={chart} />
          <Button className="mt-3" variant="primary" onClick={() => openGlossary(term.id, true)}>
            {texts.practise}
          </Button>
        </>
      )}
    </>
  );
}

/** A term: what it means, on which side it goes and why, its norm, an example, and where to go on. */
export function TermView({ term, chart }: { readonly term: Term; readonly chart: Chart | null }) {
  const related = term.related.flatMap((id) => findTerm(id) ?? []);
  return (
    <>
      <p>{term.definition}</p>
      {term.others.length === 0 ? null : (
        <p className="mt-2 text-caption text-muted">
          {texts.others}: {term.others.join(", ")}.
        </p>
      )}
      {term.side === null ? null : (
        <Part title={texts.side}>
          <p>{term.side}</p>
        </Part>
      )}
      <Part title={texts.example}>
        <Example term={term} chart={chart} />
      </Part>
      {term.norm === null ? null : (
        <Part title={texts.norm}>
          <p>{term.norm}</p>
        </Part>
      )}
      <Part title={texts.related}>
        <ul className="flex flex-wrap gap-2">
          {related.map(({ id, name }) => (
            <li key={id}>
              <Button size="sm" className="pointer-coarse:min-h-11" onClick={() => openGlossary(id)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </Part>
      <Button
        variant="ghost"
        className="mt-4"
        icon={<ArrowLeft size={18} aria-hidden="true" />}
        onClick={() => openGlossary()}
      >
        {texts.back}
      </Button>
    </>
  );
}
