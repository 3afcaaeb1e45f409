import { Link } from "@tanstack/react-router";
import type { BookId } from "#domain/kernel/ids.ts";
import { journalTexts as texts } from "../texts.ts";

/** From a list of accounts to all of them. */
export function PlanLink({ book }: { readonly book: BookId }) {
  return (
    <Link to="/dashboard/libro-contable/plan-de-cuentas" search={{ book }} className="link">
      {texts.toPlan}
    </Link>
  );
}
