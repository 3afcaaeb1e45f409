import type { User } from "#domain/access/user.ts";
import { REPORTS } from "#reports/reports.ts";
import { enterSample, leaveSample } from "#session/who/sample-visit.ts";
import { currentTheme, setTheme } from "#ui/kit/theme.ts";
import { openShortcuts } from "./open-palette.ts";
import type { PaletteItem } from "./palette-item.ts";
import { paletteTexts } from "./texts.ts";

const { actions, pages } = paletteTexts;

type Row = readonly [id: string, title: string, words: string, run: PaletteItem["run"]];

function listed(group: "actions" | "pages", rows: readonly Row[]): PaletteItem[] {
  return rows.map(([id, title, words, run]) => ({ id: `${group}:${id}`, group, title, words, run }));
}

const PANEL: readonly Row[] = [
  ["panel", pages.panel, pages.panelWords, "/dashboard"],
  ["companies", pages.companies, pages.companiesWords, "/dashboard/empresas"],
  ["books", pages.books, pages.booksWords, "/dashboard/libro-contable"],
  ...REPORTS.map(
    ({ id, title, words, path }): Row => [id, title, words, `/dashboard/libro-contable/${path}`],
  ),
  ["parties", pages.parties, pages.partiesWords, "/dashboard/libro-contable/terceros"],
  ["ages", pages.ages, pages.agesWords, "/dashboard/libro-contable/cartera"],
  [
    "reconciliation",
    pages.reconciliation,
    pages.reconciliationWords,
    "/dashboard/libro-contable/conciliacion",
  ],
  ["invoices", pages.invoices, pages.invoicesWords, "/dashboard/libro-contable/facturas"],
  ["plan", pages.plan, pages.planWords, "/dashboard/libro-contable/plan-de-cuentas"],
  ["recurring", pages.recurring, pages.recurringWords, "/dashboard/libro-contable/recurrentes"],
  ["assets", pages.assets, pages.assetsWords, "/dashboard/libro-contable/activos"],
  ["inventory", pages.inventory, pages.inventoryWords, "/dashboard/libro-contable/inventario"],
  ["automation", pages.automation, pages.automationWords, "/dashboard/libro-contable/reglas"],
  ["payroll-runs", pages.payrollRuns, pages.payrollRunsWords, "/dashboard/nomina"],
  ["employees", pages.employees, pages.employeesWords, "/dashboard/nomina/empleados"],
  ["payroll-law", pages.payrollLaw, pages.payrollLawWords, "/dashboard/nomina/ley"],
  ["statements", pages.statements, pages.statementsWords, "/dashboard/estados"],
  ["analysis", pages.analysis, pages.analysisWords, "/dashboard/analisis"],
  ["ai", pages.ai, pages.aiWords, "/dashboard/ia"],
  ["settings", pages.settings, pages.settingsWords, "/dashboard/configuracion"],
];

const OPEN: readonly Row[] = [
  ["complex", pages.complex, pages.complexWords, "/journal/complex"],
  ["simple", pages.simple, pages.simpleWords, "/journal/simple"],
  ["payroll", pages.payroll, pages.payrollWords, "/payroll-calculator"],
  ["workspace", pages.workspace, pages.workspaceWords, "/workspace"],
  ["education", pages.education, pages.educationWords, "/educacion"],
  [
    "to-exercise",
    pages.toExercise,
    pages.toExerciseWords,
    "/educacion/dashboard?type=teacher&section=activities&vista=libro",
  ],
  ["home", pages.home, pages.homeWords, "/"],
];

/** Adds guest=true to the address, so that a guest is not asked to sign in on the way. */
function forGuest([id, title, words, run]: Row): Row {
  const asksGuest = typeof run === "string" && /^\/(?:journal|payroll)/.test(run);
  return [id, title, words, asksGuest ? `${run}?guest=true` : run];
}

const WRITING: readonly Row[] = [
  ["new-entry", actions.newEntry, actions.newEntryWords, "/journal/complex?nuevo=true"],
  ["new-operation", actions.newOperation, actions.newOperationWords, "/journal/simple?nuevo=true"],
];

function themeRow(): Row {
  const dark = currentTheme() === "dark";
  const title = dark ? actions.toLight : actions.toDark;
  return ["theme", title, actions.themeWords, () => setTheme(dark ? "light" : "dark")];
}

const SHORTCUTS: Row = [
  "shortcuts",
  actions.shortcuts,
  actions.shortcutsWords,
  // After the palette has closed: only one helper is open at a time.
  () => setTimeout(openShortcuts),
];

/** Actions carried out outside the palette. */
interface PaletteActions {
  readonly signOut: () => void;
  readonly upgrade: () => void;
  /** Asks for files to bring in. */
  readonly importFiles: () => void;
}

const importRow = ({ importFiles }: PaletteActions): Row => [
  "import",
  actions.import,
  actions.importWords,
  importFiles,
];

const sampleRow = (sample: boolean): Row => [
  "sample",
  sample ? actions.leaveSample : actions.sample,
  actions.sampleWords,
  () => (sample ? void leaveSample() : enterSample()),
];

/** The way to an exercise, with the book that is open. */
function withBook(row: Row, book: string | null): Row {
  const [id, title, words, run] = row;
  return id === "to-exercise" && book !== null ? [id, title, words, `${run}&libro=${book}`] : row;
}

function accountRows(user: User, sample: boolean, does: PaletteActions): readonly Row[] {
  const { signOut, upgrade } = does;
  return [
    ["new-statement", actions.newStatement, actions.newStatementWords, "/workspace"],
    ["new-book", actions.newBook, "", "/dashboard/libro-contable"],
    ["new-company", actions.newCompany, "", "/dashboard/empresas"],
    ...(user.isPremium ? [] : [["premium", actions.premium, actions.premiumWords, upgrade] as const]),
    sampleRow(sample),
    importRow(does),
    ["backup", actions.backup, actions.backupWords, "/dashboard/configuracion"],
    ["verify", actions.verify, actions.verifyWords, "/dashboard/configuracion"],
    themeRow(),
    SHORTCUTS,
    ["sign-out", actions.signOut, actions.signOutWords, signOut],
  ];
}

function visitorRows(sample: boolean, does: PaletteActions): readonly Row[] {
  return [
    ...(sample ? [sampleRow(true)] : []),
    ["sign-in", actions.signIn, "", "/login"],
    ["register", actions.register, "", "/registro"],
    importRow(does),
    themeRow(),
    SHORTCUTS,
  ];
}

/** The screens and actions available to the current user; none that would only ask to sign in. */
export function staticItems(
  user: User | null,
  sample: boolean,
  does: PaletteActions,
  book: string | null = null,
): PaletteItem[] {
  const open = OPEN.map((row) => withBook(row, book));
  if (user === null && !sample)
    return [
      ...listed("actions", [...WRITING.map(guestWriting), ...visitorRows(sample, does)]),
      ...listed("pages", open.filter(([id]) => id !== "workspace").map(forGuest)),
    ];
  // In the sample the panel is open to everybody.
  const rows = user === null ? visitorRows(sample, does) : accountRows(user, sample, does);
  return [...listed("actions", [...WRITING, ...rows]), ...listed("pages", [...PANEL, ...open])];
}

function guestWriting([id, title, words, run]: Row): Row {
  return [id, title, words, typeof run === "string" ? `${run}&guest=true` : run];
}
