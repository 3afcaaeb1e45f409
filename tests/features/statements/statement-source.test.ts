import { expect, it } from "vitest";
import { signatureLines } from "#domain/company/signers.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { amount, text } from "#domain/report/report.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import { STATEMENT_NAMES } from "#domain/statement/statement-names.ts";
import { statementSource } from "#features/statements/statement-source.ts";
import { saveStatement } from "#storage/commands/statements/save-statement.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

const COMPANY = {
  name: "Ferretería La Sabana S.A.S.",
  nit: "901.234.567-7",
  signers: {
    representative: { name: "Mariana Restrepo Gil", document: "52.418.306" },
    accountant: { name: "Gloria Inés Pardo", document: "148206-T", title: "Contadora pública" },
  },
};

it.each(Object.keys(STATEMENT_NAMES) as StatementKind[])(
  "IM-56 the file of a kept statement carries its company's signers: %s",
  async (statement) => {
    const storage = await openTestStorage();
    const saved = must(
      await saveStatement(storage, {
        id: storage.newId("command"),
        statementId: storage.newId("statement"),
        origin: "dashboard",
        name: "Guardado",
        statement,
        companyId: null,
        date: "2025-12-31" as never,
        content: {
          kind: "report",
          report: {
            title: STATEMENT_NAMES[statement],
            subtitle: "",
            period: "2025",
            columns: [
              { key: "name", label: "Concepto", kind: "text" },
              { key: "amount", label: "2025", kind: "amount" },
            ],
            rows: [{ kind: "total", level: 0, cells: [text("Total"), amount(pesos(5))] }],
            checks: [{ label: "Cuadra", holds: true, difference: ZERO }],
          },
        },
      }),
    );
    const signed = async (company: typeof COMPANY | null) => {
      const open = await statementSource(storage, saved as never, company as never).open("pdf");
      return open?.kind === "report" ? open.head.signatures : undefined;
    };
    expect(await signed(COMPANY)).toEqual(signatureLines(COMPANY.signers));
    expect(await signed(null)).toEqual(signatureLines(undefined));
  },
);
