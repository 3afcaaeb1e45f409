import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readPendingIntent, restoreIntent } from "#domain/access/pending-intent.ts";
import { returnOrDashboard, safeReturn } from "#domain/access/return-url.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { readConversation } from "#domain/assistant/conversation.ts";
import { FIRST_STEPS, type FirstWeek, readFirstWeek } from "#domain/company/first-week.ts";
import { type LastPlace, placeAddress, readPlace, writePlace } from "#domain/company/last-place.ts";
import { readNit } from "#domain/company/nit.ts";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { cleanPercent } from "#domain/fiscal/percent.ts";
import { readAccounts } from "#domain/import/accounts/account-import.ts";
import type { TableLayout } from "#domain/import/books/recognise.ts";
import { shownFileName } from "#domain/import/shown-file-name.ts";
import { judgeEmployees } from "#domain/import/staff/employee-import.ts";
import { readEmployeeRows } from "#domain/import/staff/employee-rows.ts";
import { EMPLOYEE_MENDS } from "#domain/import/staff/employee-salary.ts";
import { rowsOfText } from "#domain/import/table/text-rows.ts";
import { centsMarkOf, writtenMoney } from "#domain/import/values/written-money.ts";
import { checkWorkbookBytes, checkWorkbookLabel } from "#domain/import/workbook-file.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import { day, monthOf } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { parseAmount } from "#domain/kernel/parse-amount.ts";
import { parseDay } from "#domain/kernel/parse-day.ts";
import { isPesos } from "#domain/kernel/pesos.ts";
import { readPayrollField } from "#domain/payroll/calculator/payroll-field.ts";
import { newPayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { checkEmployee } from "#domain/payroll/employee/check-employee.ts";
import { readTable } from "#domain/payroll/law/table-override.ts";
import { keptFileName } from "#domain/report/file-name.ts";
import { useRemembered } from "#features/companies/use-remembered.ts";
import { keptLayouts } from "#features/journal/import/kept-layouts.ts";
import { readItemAnswers } from "#features/journal/items/item-memory.ts";
import { readPaste } from "#features/journal/paste/paste-reading.ts";
import { readAnswers } from "#features/journal/taxes/answer-memory.ts";
import { dismissedBooks } from "#features/journal/writing/dismissed-books.ts";
import { isSectionId } from "#features/landing/sections.ts";
import { readStash } from "#features/payroll/calculator/saved/payroll-stash.ts";
import { rememberedChoice } from "#features/payroll/calculator/saved/remembered-choice.ts";
import { lastDownload } from "#features/settings/copies/download-memory.ts";
import { reminderPutOffAt, remindsOfCopies } from "#features/settings/copies/reminder-memory.ts";
import { readContactDraft } from "#flows/contact/contact-draft.ts";
import { recentItems } from "#flows/palette/recent-items.ts";
import { readPersistence } from "#pwa/persist.ts";
import { keptWeek } from "#session/first-week/kept-week.ts";
import { signedInAccount } from "#session/lock/signed-in-account.ts";
import { keptPlace } from "#session/place/kept-place.ts";
import { storedAddress } from "#session/who/sample-visit.ts";
import { parseSession } from "#session/who/session-record.ts";
import { readSessionMessage } from "#session/who/session-world.ts";
import { knownVisitor } from "#session/who/visitor.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { classMarks } from "#storage/classroom/class-marks.ts";
import { notedErrand } from "#storage/classroom/desk/errands.ts";
import { notedReset } from "#storage/classroom/student/reset-errand.ts";
import { listCopies } from "#storage/copies/copies.ts";
import { exerciseMarks } from "#storage/exercises/exercise-marks.ts";
import { keptFindings } from "#storage/health/kept-findings.ts";
import { isCheckDue } from "#storage/health/open-marks.ts";
import { readReason } from "#storage/health/recovery-link.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import { accessFrom } from "#storage/lock/delayed-access.ts";
import { lockMinutes } from "#storage/lock/lock-keys.ts";
import { waitOf } from "#storage/lock/pin.ts";
import { listAside } from "#storage/recovery/aside.ts";
import { givenUpAt } from "#storage/recovery/given-up.ts";
import { guestRecords } from "#storage/registry/guest-records.ts";
import { readWorkerMessage } from "#storage/workers/ask-worker.ts";
import { dataOf, makeWorkbook } from "#tests/support/files/make-workbook.ts";
import { makeZip } from "#tests/support/files/make-zip.ts";
import { packZip } from "#tests/support/files/pack-zip.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import { inContainer, makeDocument } from "#tests/support/invoices/make-document.ts";
import { documentsIn } from "#tests/support/invoices/read-here.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { useDensity } from "#ui/kit/tables/use-density.ts";
import { themeChoice } from "#ui/kit/theme.ts";
import * as searches from "../../src/routes/-search.ts";
import { readQuery } from "../../src/routes/-search-codec.ts";

/** What a reader makes of one input must pass `sound`; whatever the input, it answers and does not throw. */
interface Reader<Input> {
  readonly examples: readonly Input[];
  readonly read: (input: Input) => unknown;
  readonly sound: (found: never) => boolean;
}

const NOW = 1_795_000_000_000;
const TODAY = day("2026-11-22");
const BYTES = new Uint8Array(10);
const ACCOUNT = makeId("account", 1, BYTES);
const BOOK = makeId("book", 1, BYTES);
const GUEST = makeId("guest", 1, BYTES);
const json = (value: unknown): string => JSON.stringify(value);

/** Reads with one item in the storage of the page. */
function stored(area: "localStorage" | "sessionStorage", key: string, read: () => unknown) {
  return (text: string): unknown => {
    const items = new MemoryStorage();
    const real = Reflect.get(globalThis, area);
    items.setItem(key, text);
    Reflect.set(globalThis, area, items);
    try {
      return read();
    } finally {
      Reflect.set(globalThis, area, real);
    }
  };
}
const local = stored.bind(null, "localStorage");
const tab = stored.bind(null, "sessionStorage");

/** What a component reads while it renders. */
function rendered(read: () => unknown): unknown {
  let found: unknown;
  renderToStaticMarkup(
    createElement(() => {
      found = read();
      return null;
    }),
  );
  return found;
}

const oneOf =
  (...choices: readonly unknown[]) =>
  (found: unknown) =>
    choices.includes(found);
const isTime = (found: unknown) => found === null || (Number.isSafeInteger(found) && Number(found) > 0);
const ORIGIN = "https://cuadra.example";
const isHere = (address: string) => {
  const url = new URL(address, ORIGIN);
  return url.origin === ORIGIN && !url.pathname.startsWith("/login");
};

const isPlace = (found: LastPlace | null) =>
  found === null || readQuery(`?${placeAddress(found).split("?")[1]}`).book === found.book;
const isWeek = ({ done, dismissed }: FirstWeek) =>
  typeof dismissed === "boolean" && done.every((step) => FIRST_STEPS.includes(step));

interface Read {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly error?: unknown;
}
/** A refusal is a kind, and a value passes. */
const answers = (isValue: (value: unknown) => boolean) => (found: Read) =>
  found.ok ? isValue(found.value) : typeof found.error === "string" || typeof found.error === "object";

const PUC = await loadChart("puc");

/** By file of the source that reads: texts out of storage, addresses, the clipboard and the keyboard. */
export const TEXT_READERS: Readonly<Record<string, Reader<string>>> = {
  "src/session/who/session-record.ts": {
    examples: [
      json({ id: ACCOUNT, name: "Mariana", email: "m@sabana.co", plan: "free", key: "k", remember: true }),
    ],
    read: parseSession,
    sound: (found: ReturnType<typeof parseSession>) =>
      found === null ||
      (found.user.id.startsWith("acct_") &&
        [found.user.name, found.user.email, found.key].every(
          (each) => typeof each === "string" && each.length <= 512,
        )),
  },
  "src/domain/access/pending-intent.ts": {
    examples: [
      json({
        serviceType: "create",
        selectedStatement: "balance",
        selectedView: "simple",
        fromWorkspace: true,
        timestamp: NOW,
      }),
      json({ serviceType: "journal", selectedView: "complex", timestamp: NOW - 60_000 }),
    ],
    read: (text) => {
      readPendingIntent(text, NOW);
      return restoreIntent(text, NOW, { returnUrl: null, isGuest: false, pathname: "/" }).destination;
    },
    sound: (found: string | null) => found === null || safeReturn(found) === found,
  },
  "src/domain/access/return-url.ts": {
    examples: [
      "/dashboard/empresas?empresa=x#nota",
      "/journal/simple?guest=true",
      "/workspace/simple?statement=balance",
    ],
    read: returnOrDashboard,
    sound: (found: string) =>
      isHere(found) &&
      safeReturn(found) === found &&
      readQuery(new URL(found, ORIGIN).search).guest === undefined,
  },
  "src/routes/-search-codec.ts": {
    examples: [
      "?book=book_1&periodo=2026-11&asiento=12&guest=true",
      "?statement=balance&desde=2026-01-01&hasta=2026-11-30",
    ],
    read: (query) =>
      Object.values(searches).map((parse) =>
        typeof parse === "function" ? (parse as (raw: object) => object)(readQuery(query)) : {},
      ),
    sound: (found: readonly Record<string, unknown>[]) =>
      found.every((search) =>
        Object.entries(search).every(
          ([key, value]) =>
            value === undefined ||
            value === true ||
            (typeof value === "number" && Number.isSafeInteger(value)) ||
            (typeof value === "string" &&
              value.length <= 2_000 &&
              (key !== "desde" || asDay(value) !== null)),
        ),
      ),
  },
  "src/storage/health/recovery-link.ts": {
    examples: ["?motivo=perdido", "?motivo=lleno&x=1"],
    read: readReason,
    sound: oneOf(null, "perdido", "danado", "mas-nuevo", "bloqueado", "lleno", "ocupado"),
  },
  "src/home/home-page.tsx": {
    examples: ["planes", "funciones"],
    read: isSectionId,
    sound: oneOf(true, false),
  },
  "src/storage/exercises/exercise-marks.ts": {
    examples: [json({ "local-compra-v1-1": { used: NOW, best: 0.8 } })],
    read: (text) => {
      const items = new MemoryStorage();
      items.setItem("cuadra_ejercicios", text);
      return exerciseMarks(items);
    },
    sound: (found: ReturnType<typeof exerciseMarks>) =>
      Object.values(found).every(
        ({ used, best }) => Number.isFinite(used) && (best === null || Number.isFinite(best)),
      ),
  },
  "src/storage/registry/guest-records.ts": {
    examples: [json({ [GUEST]: { used: NOW, left: NOW, account: ACCOUNT, handing: true, done: true } })],
    read: (text) => {
      const items = new MemoryStorage();
      items.setItem("cuadra_invitados", text);
      return guestRecords(items);
    },
    sound: (found: ReturnType<typeof guestRecords>) =>
      Object.values(found).every(
        ({ used, left }) => Number.isFinite(used) && (left === undefined || Number.isFinite(left)),
      ),
  },
  "src/storage/health/sentinel.ts": {
    examples: [json({ v: 1, accounts: { [ACCOUNT]: { schema: 6, sequence: 12, changedAt: NOW } } })],
    read: local("cuadra_sentinel", () => sentinel.known()),
    sound: (found: ReturnType<typeof sentinel.known>) =>
      Object.entries(found).every(
        ([id, entry]) =>
          id.startsWith("acct_") && Object.values(entry).every((each) => Number.isSafeInteger(each)),
      ),
  },
  "src/storage/classroom/under-way.ts": {
    examples: [
      json({ id: "cmd_1", kind: "clear", of: "", at: 1 }),
      json({ id: "cmd_1", kind: "sample", profile: "profile_1", at: 1 }),
    ],
    read: (text: string) => [
      local("cuadra_aulas_pendiente", () => notedErrand())(text),
      local("cuadra_estudiante_pendiente", () => notedReset())(text),
    ],
    sound: ([errand, reset]: [ReturnType<typeof notedErrand>, ReturnType<typeof notedReset>]) =>
      (errand === null || (typeof errand.kind === "string" && typeof errand.of === "string")) &&
      (reset === null || (typeof reset.kind === "string" && typeof reset.profile === "string")),
  },
  "src/storage/classroom/class-marks.ts": {
    examples: [json(["cuadra-aula"])],
    read: local("cuadra_aulas", () => classMarks()),
    sound: (found: ReturnType<typeof classMarks>) => [...found].every((name) => typeof name === "string"),
  },
  "src/storage/health/open-marks.ts": {
    examples: [String(NOW), String(NOW - 8 * 86_400_000)],
    read: local(`cuadra_revisada_${ACCOUNT}`, () => isCheckDue(ACCOUNT, NOW)),
    sound: oneOf(true, false),
  },
  "src/storage/health/kept-findings.ts": {
    examples: [
      json([
        {
          bookId: makeId("book", 1, BYTES),
          problems: [
            { kind: "total-differs", month: "2026-11", account: "1105" },
            { kind: "bad-record", table: "pages", key: "x/2026-11/1" },
          ],
          mended: true,
        },
      ]),
    ],
    read: local(`cuadra_hallazgos_${ACCOUNT}`, () => keptFindings(ACCOUNT)),
    sound: (found: ReturnType<typeof keptFindings>) =>
      found.every(
        ({ bookId, problems, mended }) =>
          (bookId === null || bookId.startsWith("book_")) &&
          typeof mended === "boolean" &&
          problems.every(({ kind }) => typeof kind === "string"),
      ),
  },
  "src/storage/lock/lock-keys.ts": {
    examples: [json({ minutes: 15, algorithm: "PBKDF2-SHA-256", iterations: 600_000, salt: "", hash: "" })],
    read: local(`cuadra_pin_${ACCOUNT}`, () => lockMinutes(ACCOUNT)),
    sound: oneOf(null, 1, 5, 15, 30),
  },
  "src/storage/lock/pin.ts": {
    examples: [json({ wrong: 4, until: NOW + 15_000 })],
    read: local(`cuadra_intentos_${ACCOUNT}`, () => waitOf(ACCOUNT, NOW)),
    sound: (found: number) => Number.isSafeInteger(found) && found >= 0 && found <= 300_000,
  },
  "src/storage/lock/delayed-access.ts": {
    examples: [String(NOW)],
    read: local(`cuadra_espera_${ACCOUNT}`, () => accessFrom(ACCOUNT, NOW)),
    sound: isTime,
  },
  "src/session/lock/signed-in-account.ts": {
    examples: [json({ id: ACCOUNT, name: "Ana", email: "ana@ejemplo.co", plan: "free", key: "k" })],
    read: local("cuadra_user", signedInAccount),
    sound: (found: string | null) => found === null || found.startsWith("acct_"),
  },
  "src/storage/recovery/given-up.ts": {
    examples: [String(NOW)],
    read: local(`cuadra_sin_${ACCOUNT}`, () => givenUpAt(ACCOUNT)),
    sound: isTime,
  },
  "src/storage/recovery/aside.ts": {
    examples: [json({ name: "cuadra-apartado-x", at: NOW, records: 3, unreadable: 1 })],
    read: local(`cuadra_apartado_cuadra-apartado-${ACCOUNT}-1`, () => listAside()),
    sound: (found: ReturnType<typeof listAside>) =>
      found.every(({ at, records, unreadable }) => [at, records, unreadable].every(Number.isSafeInteger)),
  },
  "src/flows/palette/recent-items.ts": {
    examples: [json(["libro", "mayor"])],
    read: local(`cuadra_paleta_${ACCOUNT}`, () => recentItems(ACCOUNT)),
    sound: (found: readonly unknown[]) =>
      found.length <= 12 && found.every((each) => typeof each === "string"),
  },
  "src/domain/assistant/conversation.ts": {
    examples: [
      json([
        { id: "1", text: "¿Qué es el IVA?", isUser: true, timestamp: NOW, isAutoGenerated: false },
        {
          id: "2",
          text: "Un impuesto",
          isUser: false,
          timestamp: NOW,
          answers: "1",
          link: { href: "/dashboard", label: "Panel" },
          suggestions: ["a"],
        },
      ]),
    ],
    read: readConversation,
    sound: (found: ReturnType<typeof readConversation>) =>
      found.every(
        ({ text, timestamp, link }) =>
          typeof text === "string" && Number.isFinite(timestamp) && (link === undefined || isHere(link.href)),
      ),
  },
  "src/flows/contact/contact-draft.ts": {
    examples: [json({ name: "Ana", email: "ana@ejemplo.co", message: "Hola" })],
    read: readContactDraft,
    sound: (found: object) => Object.values(found).every((each) => typeof each === "string"),
  },
  "src/features/payroll/calculator/saved/payroll-stash.ts": {
    examples: [
      json({
        owner: ACCOUNT,
        at: NOW,
        rows: [{ ...newPayrollRow("1"), employeeName: "Ana", basicSalary: 2_000_000 }],
        calculated: true,
        from: null,
        law: null,
      }),
    ],
    read: tab("cuadra_nomina", () => readStash(ACCOUNT, NOW)),
    sound: (found: ReturnType<typeof readStash>) =>
      found === null ||
      found.rows.every(
        ({ basicSalary, employeeName }) => isPesos(basicSalary) && typeof employeeName === "string",
      ),
  },
  "src/features/journal/items/item-memory.ts": {
    examples: [
      json([
        [
          makeId("entry", 1, BYTES),
          {
            moveId: makeId("stockMove", 1, BYTES),
            isNone: false,
            store: makeId("store", 1, BYTES),
            lines: [
              {
                itemId: makeId("item", 1, BYTES),
                quantity: 1500,
                amount: 900,
                price: 600,
                source: { moveId: makeId("stockMove", 1, BYTES), line: 0 },
              },
            ],
          },
        ],
      ]),
    ],
    read: readItemAnswers,
    sound: (found: ReturnType<typeof readItemAnswers>) =>
      [...found.values()].every(({ lines, isNone }) =>
        lines.every(
          ({ quantity, amount, price }) =>
            typeof isNone === "boolean" &&
            Number.isSafeInteger(quantity) &&
            quantity >= 0 &&
            (amount === null || isPesos(amount)) &&
            (price === undefined || isPesos(price)),
        ),
      ),
  },
  "src/features/journal/taxes/answer-memory.ts": {
    examples: [
      json([
        [
          makeId("entry", 1, BYTES),
          {
            kind: COMPANY,
            choices: { concept: "services", treatment: "general", original: 2_000_000, icaRate: 0.69 },
            left: ["236540 credit"],
            dismissed: true,
            accepted: "236540 credit 80000",
          },
        ],
      ]),
    ],
    read: readAnswers,
    sound: (found: ReturnType<typeof readAnswers>) =>
      [...found.values()].every(
        ({ kind, choices, left, dismissed }) =>
          (kind === null || Object.values(kind).every((flag) => typeof flag === "boolean")) &&
          (choices.original === undefined || isPesos(choices.original)) &&
          (choices.icaRate === undefined || Number.isFinite(choices.icaRate)) &&
          [...left].every((each) => typeof each === "string") &&
          typeof dismissed === "boolean",
      ),
  },
  "src/features/payroll/calculator/saved/remembered-choice.ts": {
    examples: ["law", "academic"],
    read: local("cuadra_nomina_parametros", () => rememberedChoice().set),
    sound: oneOf("academic", "law"),
  },
  "src/features/settings/copies/reminder-memory.ts": {
    examples: [String(NOW)],
    read: local(`cuadra_aplazado_${ACCOUNT}`, () =>
      remindsOfCopies(ACCOUNT) ? reminderPutOffAt(ACCOUNT) : null,
    ),
    sound: isTime,
  },
  "src/features/settings/copies/download-memory.ts": {
    examples: [String(NOW), `${NOW} 812`],
    read: local(`cuadra_descarga_${ACCOUNT}`, () => lastDownload(ACCOUNT)),
    sound: (since: ReturnType<typeof lastDownload>) =>
      since === null ||
      (isTime(since.at) && (since.sequence === null || Number.isSafeInteger(since.sequence))),
  },
  "src/session/place/kept-place.ts": {
    examples: [writePlace({ view: "simple", book: BOOK, month: monthOf(TODAY), entry: 12 })],
    read: local(`cuadra_lugar_${ACCOUNT}`, () => keptPlace(ACCOUNT)),
    sound: isPlace,
  },
  "src/domain/company/last-place.ts": {
    examples: [writePlace({ view: "complex", book: BOOK, month: monthOf(TODAY), entry: null })],
    read: readPlace,
    sound: isPlace,
  },
  "src/session/first-week/kept-week.ts": {
    examples: [json({ done: ["book", "trial"], dismissed: false })],
    read: local(`cuadra_semana_${ACCOUNT}`, () => keptWeek(ACCOUNT)),
    sound: isWeek,
  },
  "src/domain/company/first-week.ts": {
    examples: [json({ done: ["entry"], dismissed: true })],
    read: readFirstWeek,
    sound: isWeek,
  },
  "src/session/who/visitor.ts": {
    examples: [makeId("visitor", 1, BYTES)],
    read: tab("cuadra_visitante", knownVisitor),
    sound: (found: string | null) => found === null || found.startsWith("visit"),
  },
  "src/session/who/sample-visit.ts": {
    examples: ["/dashboard/empresas", "/journal/simple?guest=true"],
    read: tab("cuadra_antes_del_ejemplo", storedAddress),
    sound: isHere,
  },
  "src/pwa/persist.ts": {
    examples: ["granted", "denied"],
    read: local("cuadra_persistencia", readPersistence),
    sound: oneOf("unknown", "granted", "denied"),
  },
  "src/ui/kit/theme.ts": {
    examples: ["dark", "light"],
    read: local("cuadra_tema", themeChoice),
    sound: oneOf("light", "dark", "system"),
  },
  "src/features/journal/import/kept-layouts.ts": {
    examples: ['[["a|b","journal,1,date,code"]]'],
    read: local("cuadra_columnas", () => keptLayouts.find(["a", "b"])),
    sound: (found: TableLayout | null) => found === null || found.meanings.length > 0,
  },
  "src/features/journal/writing/dismissed-books.ts": {
    examples: ['["book_1"]'],
    read: local("cuadra_repetidos_ocultos", () => dismissedBooks.has("book_1")),
    sound: oneOf(true, false),
  },
  "src/ui/kit/tables/use-density.ts": {
    examples: ["compact"],
    read: local("cuadra_densidad_x", () => rendered(() => useDensity("x", "comfortable")[0])),
    sound: oneOf("comfortable", "compact"),
  },
  "src/features/companies/use-remembered.ts": {
    examples: ["table"],
    read: local("cuadra_empresas_x", () => rendered(() => useRemembered("x", ["cards", "table"])[0])),
    sound: oneOf("cards", "table"),
  },
  "src/domain/kernel/parse-amount.ts": {
    examples: ["1.234.567", "$ 50.000", "=1200*3", "100+50-20", "2026-11", "900.123.456-7"],
    read: parseAmount,
    sound: answers(isPesos),
  },
  "src/domain/kernel/parse-day.ts": {
    examples: ["2026-11-22", "22/11/2026", "221126", "5/11", "hoy"],
    read: (text) => parseDay(text, TODAY),
    sound: (found: unknown) => found === null || asDay(found) !== null,
  },
  "src/domain/payroll/calculator/payroll-field.ts": {
    examples: ["2,5 %", "=2*3", "12", "1.423.500", "2026-11"],
    read: (text) =>
      (["basicSalary", "overtimeHours", "arl"] as const).map((key) => readPayrollField(key, text).value),
    sound: (found: readonly number[]) => found.every((value) => Number.isFinite(value) && value >= 0),
  },
  "src/domain/payroll/law/table-override.ts": {
    examples: ["0; 0; 0\n95; 19; 0\n150; 28; 10"],
    read: (text) => readTable("withholding", text),
    sound: answers((brackets) => Array.isArray(brackets) && brackets.length > 0),
  },
  "src/domain/fiscal/percent.ts": {
    examples: ["19", "2,5 %", "11.04"],
    read: cleanPercent,
    sound: (found: number) => found >= 0 && found <= 100,
  },
  "src/domain/import/values/written-money.ts": {
    examples: ["1.234.567,00", "(1,234.50)", "-3.000", "2026-11", "1.234 CR"],
    read: (text) => writtenMoney(text, centsMarkOf([text]))?.value ?? null,
    sound: (found: number | null) => found === null || (Number.isSafeInteger(found) && !Object.is(found, -0)),
  },
  "src/domain/company/nit.ts": {
    examples: ["900.123.456-7", "901482316-8", "52123456"],
    read: readNit,
    sound: answers(() => true),
  },
  "src/domain/import/staff/employee-rows.ts": {
    examples: [
      "Nombre\tDocumento\tCargo\tSalario\tDesde\nAna Ruiz\t52123456\tAuxiliar\t1.750.905\t01/02/2025\nLuis\t80\tJefe\t3,500,000.00\t2026-01-15",
      "Cédula;Apellidos;Nombres;Sueldo básico;Fecha ingreso;Riesgo\n52.123.456;Ruiz;Ana;$ 1'750.905;45292;III\n80123456;Paz;Luis;2 SMLV;31/02/2025;9",
    ],
    read: (text) => readEmployeeRows(rowsOfText(text), TODAY),
    sound: ({ rows }: ReturnType<typeof readEmployeeRows>) =>
      judgeEmployees([], rows, { mends: EMPLOYEE_MENDS, updates: true, start: TODAY }, TODAY).people.every(
        ({ verdict, fields }) =>
          (verdict === "conflict") === (fields === null) &&
          (fields === null || checkEmployee(fields).length === 0),
      ),
  },
  "src/domain/import/accounts/account-import.ts": {
    examples: [
      "Código;Nombre\n11100510;Daviplata\n1110051005;Daviplata de la tienda\n1110;Bancos",
      'Nequi\t11100505\n"Caja; local"\t1105.05.01',
    ],
    read: (text) => readAccounts(PUC, text),
    sound: ({ accounts, counts }: ReturnType<typeof readAccounts>) =>
      counts.new + counts.same + counts.conflict === accounts.length &&
      accounts.every(
        ({ verdict, code, name }) => verdict !== "new" || (/^\d{4,12}$/.test(code) && name.trim() !== ""),
      ),
  },
  "src/features/journal/paste/paste-reading.ts": {
    examples: [
      "Fecha\tDescripción\tDébito\tCrédito\tSaldo\n03/11/2026\tPago PSE luz\t180.500,00\t\t1.000\n2026-11-04\tVenta\t\t1,234,567\t2.000",
    ],
    read: (text) =>
      readPaste({ text, chosen: new Map(), chart: PUC, money: null, used: new Map(), today: TODAY }),
    sound: (found: ReturnType<typeof readPaste>) =>
      found.movements.every(({ date, amount }) => asDay(date) !== null && isPesos(amount) && amount !== 0),
  },
  "src/flows/service/read-workbook.ts": {
    examples: ["Balance octubre.xlsx", "CON.xlsx", "ventas.XLSX"],
    read: (name) => {
      checkWorkbookLabel(shownFileName(name), 10);
      return keptFileName(name);
    },
    sound: (found: string) => /^[^<>:"/\\|?*]+$/.test(found) && !/^(?:con|nul|aux|prn)(?:\.|$)/i.test(found),
  },
};

/** Values that another page, a worker or a channel sends. */
export const MESSAGE_READERS: Readonly<Record<string, Reader<unknown>>> = {
  "src/session/who/session-world.ts": {
    examples: [{ type: "session-changed" }, { type: "account-deleted", id: ACCOUNT }],
    read: readSessionMessage,
    sound: (found: ReturnType<typeof readSessionMessage>) =>
      found === null || found.type === "session-changed" || typeof found.id === "string",
  },
  "src/storage/workers/ask-worker.ts": {
    examples: [
      { kind: "progress", done: 0.5 },
      { kind: "answer", answer: 1 },
      { kind: "failed", trouble: "full", detail: "x" },
    ],
    read: readWorkerMessage,
    sound: (found: ReturnType<typeof readWorkerMessage>) =>
      found.kind === "answer" ||
      (found.kind === "failed" && typeof found.trouble === "string" && typeof found.detail === "string") ||
      (found.kind === "progress" && found.done >= 0 && found.done <= 1),
  },
};

const fixture = (name: string): string =>
  readFileSync(`tests/storage/backup/fixtures/${name}.cuadra`, "latin1");
/** The file with the checksum of what it holds now: what a reader of contents meets, and not only that of checksums. */
function signed(text: string): string {
  const at = text.indexOf('"checksum":"') + '"checksum":"'.length;
  const rest = Buffer.from(text.slice(at + 66), "latin1");
  return `${text.slice(0, at)}${createHash("sha256").update(rest).digest("hex")}${text.slice(at + 64)}`;
}
const blobOf = (text: string): Blob => new Blob([Uint8Array.from(text, (each) => each.charCodeAt(0))]);
const copyInfo = {
  account: { id: ACCOUNT, name: "Ana", email: "ana@ejemplo.co" },
  createdAt: NOW,
  reason: "automatic",
  books: 1,
  entries: 3,
  bad: 0,
  sequence: 4,
  bytes: 900,
};

/** Bytes of files, as texts of one character a byte; these readers answer later. */
export const FILE_READERS: Readonly<Record<string, Reader<string>>> = {
  "src/storage/backup/read-backup.ts": {
    examples: [fixture("v1"), fixture("v2"), fixture("v3")],
    read: async (bytes) => {
      await readBackup(blobOf(bytes));
      return readBackup(blobOf(signed(bytes)));
    },
    sound: answers((backup) => typeof backup === "object" && backup !== null),
  },
  "src/domain/import/workbook-file.ts": {
    examples: [String.fromCharCode(...makeZip(["[Content_Types].xml", "xl/workbook.xml"]))],
    read: async (bytes) => checkWorkbookBytes(Uint8Array.from(bytes, (each) => each.charCodeAt(0))),
    sound: (found: string | null) => found === null || typeof found === "string",
  },
  "src/formats/read/read-parts.ts": {
    examples: [
      String.fromCharCode(...makeWorkbook([{ name: "Hoja1", data: dataOf([["Código", 1105]]) }])),
      "codigo;nombre\n1105;Caja",
    ],
    read: async (text) => readWhole(Uint8Array.from(text, (each) => each.charCodeAt(0))),
    sound: answers((book) => typeof book === "object" && book !== null),
  },
  "src/formats/invoice/read-documents.ts": {
    examples: [
      inContainer(makeDocument()),
      String.fromCharCode(...packZip([{ name: "factura.xml", content: makeDocument() }])),
    ],
    read: async (text) => documentsIn(Uint8Array.from(text, (each) => each.charCodeAt(0))),
    sound: (found: Awaited<ReturnType<typeof documentsIn>>) =>
      found.length > 0 && found.every(({ read }) => read.ok || read.error.kind !== "failed"),
  },
  "src/storage/copies/copy-info.ts": {
    examples: [encodeURIComponent(json(copyInfo)), json(copyInfo).replace(/[^\u0020-\u007e]/g, "")],
    read: async (header) => {
      const text = header.replace(/[^\u0020-\u007e]/g, "?").trim();
      const url = "https://cuadra.example/copias/1";
      const response = new Response("x", { headers: { "cuadra-copia": text } });
      const copies = {
        keys: async () => [new Request(url)],
        match: async () => response,
        put: async () => undefined,
        delete: async () => true,
      };
      return listCopies(undefined, copies);
    },
    sound: (found: Awaited<ReturnType<typeof listCopies>>) =>
      found.every(
        ({ createdAt, entries, account }) =>
          Number.isSafeInteger(createdAt) && Number.isSafeInteger(entries) && typeof account.id === "string",
      ),
  },
};
