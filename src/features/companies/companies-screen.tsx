import { Link } from "@tanstack/react-router";
import BookOpenText from "lucide-react/icons/book-open-text";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { hasRoom, PLAN_LIMITS } from "#domain/access/plan.ts";
import type { Company } from "#domain/company/book.ts";
import { currentStorage } from "#session/storage-of-session.ts";
import { TroublePanel } from "#session/trouble-panel.tsx";
import { useUser } from "#session/use-session.ts";
import { useStorage } from "#session/use-storage.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { listBooks, listCompanies } from "#storage/queries/books.ts";
import { useQuery } from "#storage/use-query.ts";
import { Banner } from "#ui/kit/banner.tsx";
import { Button } from "#ui/kit/button.tsx";
import { buttonClass } from "#ui/kit/button-class.ts";
import { EmptyState } from "#ui/kit/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/skeleton-rows.tsx";
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

function Head({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="title-screen">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.lead}</p>
      </div>
      <Button variant="primary" icon={<Plus size={18} aria-hidden="true" />} onClick={onCreate}>
        {texts.newCompany}
      </Button>
    </header>
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
  const plan = useUser()?.plan ?? "free";
  const all = found.state === "ready" ? found.value : [];
  const room = hasRoom(plan, "companies", all.length);
  const create = () => {
    if (room) setCreating(true);
    else toast.error({ title: texts.limitTitle, text: texts.limit });
  };
  return (
    <>
      <Head onCreate={create} />
      {room || found.state !== "ready" ? null : (
        <div className="mt-5">
          <Banner tone="warn">
            <p className="font-semibold">{texts.limitTitle}</p>
            <p>{texts.limitPanel}</p>
          </Banner>
        </div>
      )}
      {creating && room ? (
        <CreateCompanyForm
          limit={PLAN_LIMITS[plan].companies}
          onClose={() => setCreating(false)}
          onCreated={() => setCreating(false)}
        />
      ) : null}
      <div className="mt-6">
        {found.state === "failed" ? (
          <TroublePanel trouble={found.trouble} onRetry={() => currentStorage.reopen()} />
        ) : null}
        {found.state === "loading" ? <SkeletonRows label={texts.loading} /> : null}
        {found.state === "ready" && all.length === 0 && !creating ? (
          <EmptyState
            level={2}
            title={texts.emptyTitle}
            text={texts.emptyText}
            actions={
              <Button variant="primary" onClick={create}>
                {texts.newCompany}
              </Button>
            }
          />
        ) : null}
        <Cards all={all} />
      </div>
    </>
  );
}
