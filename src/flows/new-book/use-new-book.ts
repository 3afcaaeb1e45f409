import { type FormEvent, useState } from "react";
import type { ChartKind } from "#domain/accounting/account.ts";
import { type Book, cleanName, defaultBookEnd } from "#domain/company/book.ts";
import { activeCompany, type Company } from "#domain/company/company.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { useToday } from "#storage/engine/use-today.ts";
import { listCompanies } from "#storage/queries/books/books.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { useFollowing } from "#ui/kit/use-following.ts";
import { newBookTexts as texts } from "./texts.ts";

interface NewBookInput {
  /** The preselected company; undefined: the active one. */
  readonly company: CompanyId | null | undefined;
  readonly onCreated: (book: Book) => void;
}

export interface NewBook {
  readonly name: string;
  readonly type: (name: string) => void;
  readonly companies: readonly Company[];
  readonly companyId: CompanyId | null;
  readonly setCompany: (company: CompanyId | null) => void;
  readonly chart: ChartKind;
  readonly setChart: (chart: ChartKind) => void;
  readonly now: Day;
  readonly start: Day;
  readonly setStart: (day: Day) => void;
  readonly end: Day;
  /** null: the default length. */
  readonly setEnd: (day: Day | null) => void;
  /** Why the name cannot be taken. */
  readonly error: string | null;
  /** Why the store, or the plan, refused what was typed rightly. */
  readonly failure: string | null;
  readonly busy: boolean;
  readonly submit: (event: FormEvent) => void;
}

/**
 * The state of the new-book form and the command that creates the book. Its ids are created with the form, so that a
 * double submit creates one book.
 */
export function useNewBook({ company, onCreated }: NewBookInput): NewBook {
  const storage = useStorage();
  const [ids] = useState(() => ({ id: storage.newId("command"), bookId: storage.newId("book") }));
  const [name, setName] = useState("");
  const [chosen, setCompany] = useState(company);
  const [chart, setChart] = useState<ChartKind>("puc");
  const now = useToday(storage.clock);
  const [start, setStart] = useFollowing(now);
  const [chosenEnd, setEnd] = useState<Day | null>(null);
  const [error, setError] = useRefusal();
  const [failure, setFailure] = useRefusal();
  const [busy, setBusy] = useState(false);
  const found = useQuery(() => listCompanies(storage), [storage]);
  const companies = found.state === "ready" ? found.value : [];
  const companyId = chosen === undefined ? (activeCompany(companies)?.id ?? null) : chosen;
  const end = chosenEnd ?? defaultBookEnd(start);
  const create = async () => {
    if (cleanName(name) === null) return setError(texts.nameMissing);
    setBusy(true);
    setFailure(null);
    const made = await tracked(() => createBook(storage, { ...ids, companyId, name, chart, start, end }));
    setBusy(false);
    if (!made.ok) {
      const say = made.error.kind === "storage" ? setFailure : setError;
      return say(refusalText(made.error));
    }
    toast.success({ title: texts.created(made.value.name) });
    onCreated(made.value);
  };
  return {
    name,
    type: (text) => {
      setName(text);
      setError(null);
    },
    companies,
    companyId,
    setCompany,
    chart,
    setChart,
    now,
    start,
    setStart,
    end,
    setEnd,
    error,
    failure,
    busy,
    submit: (event) => {
      event.preventDefault();
      void create();
    },
  };
}
