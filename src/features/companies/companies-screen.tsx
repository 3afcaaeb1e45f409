import { Link } from "@tanstack/react-router";
import BookOpenText from "lucide-react/icons/book-open-text";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Company } from "#domain/company/company.ts";
import { LoadedList } from "#session/loaded-list.tsx";
import { useLimit } from "#session/use-limit.ts";
import { useStorage } from "#session/use-storage.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { listBooks, listCompanies } from "#storage/queries/books.ts";
import { useQuery } from "#storage/use-query.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { ScreenHead } from "#ui/kit/screen-head.tsx";
import { toast } from "#ui/kit/toast.ts";
import { CreateCompanyForm } from "./create-company-form.tsx";
import { companyTexts as texts } from "./texts.ts";

interface CompanyWithBooks {
  readonly company: Company;
  readonly books: number;
  readonly entries: number;
}

async function companiesWithBooks(storage: AppStorage): Promise<CompanyWithBooks[]> {
  const books = await listBooks(storage);
  return (await listCompanies(storage)).map((company) => {
    const own = books.filter((book) => book.companyId === company.id);
    return {
      company,
      books: own.length,
      entries: own.reduce((count, book) => count + book.entries, 0),
    };
  });
}

function CompanyCard({ company, books, entries }: CompanyWithBooks) {
  return (
    <article className="flex flex-col rounded-box border border-raya bg-base-100">
      <div className="flex-1 px-5 pt-4 pb-4">
        <h2 className="title-block break-words">{company.name}</h2>
        <p className="text-muted">{company.nit === "" ? texts.noNit : `${texts.nit} ${company.nit}`}</p>
        <p className="mt-3">{entries === 0 ? texts.noData : texts.books(books)}</p>
      </div>
      <footer className="border-raya border-t bg-base-200 px-3 py-2">
        <Link
          to="/dashboard/libro-contable"
          search={{ empresa: company.id }}
          className={buttonClass({ variant: "outline", className: "bg-base-100" })}
        >
          <BookOpenText size={18} aria-hidden="true" />
          {texts.toBooks}
        </Link>
      </footer>
    </article>
  );
}

function NoCompanies({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <EmptyState
      level={2}
      title={texts.emptyTitle}
      text={texts.emptyText}
      actions={
        <Button variant="primary" onClick={onCreate}>
          {texts.newCompany}
        </Button>
      }
    />
  );
}

function Cards({ all }: { readonly all: readonly CompanyWithBooks[] }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {all.map((each) => (
        <CompanyCard key={each.company.id} {...each} />
      ))}
    </div>
  );
}

/** The companies of the account, and the form that makes one. */
export function CompaniesScreen() {
  const storage = useStorage();
  const found = useQuery(() => companiesWithBooks(storage), [storage]);
  const [creating, setCreating] = useState(false);
  const { room } = useLimit("companies", found.state === "ready" ? found.value.length : 0);
  const create = () => {
    if (room) setCreating(true);
    else toast.error({ title: texts.limitTitle, text: texts.limit });
  };
  return (
    <>
      <ScreenHead
        title={texts.title}
        lead={texts.lead}
        action={
          <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={create}>
            {texts.newCompany}
          </Button>
        }
      />
      {room || found.state !== "ready" ? null : (
        <div className="mt-5">
          <Banner tone="warn">
            <p className="font-semibold">{texts.limitTitle}</p>
            <p>{texts.limitPanel}</p>
          </Banner>
        </div>
      )}
      {creating && room ? (
        <CreateCompanyForm onClose={() => setCreating(false)} onCreated={() => setCreating(false)} />
      ) : null}
      <div className="mt-6">
        <LoadedList
          found={found}
          loading={texts.loading}
          empty={creating ? null : <NoCompanies onCreate={create} />}
        >
          {(all) => <Cards all={all} />}
        </LoadedList>
      </div>
    </>
  );
}
