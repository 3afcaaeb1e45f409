import { Link } from "@tanstack/react-router";
import { bookStatementTexts as texts } from "./texts.ts";
import type { BookStatementView } from "./use-book-statement.ts";

/** Shown under a sheet whose signature lines lack names: says where to enter them. */
export function SignHint({ company }: Pick<BookStatementView, "company">) {
  if (company === null || company.signers !== undefined) return null;
  return (
    <p className="no-print mt-3 text-center text-muted">
      {texts.unsigned}{" "}
      <Link to="/dashboard/empresas" search={{ empresa: company.id }} className="link">
        {texts.toSigners}
      </Link>
    </p>
  );
}
