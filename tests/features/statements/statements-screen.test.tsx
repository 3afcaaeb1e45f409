import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { CompanyId, StatementId } from "#domain/kernel/ids.ts";
import { StatementsScreen } from "#features/statements/statements-screen.tsx";
import { compareTexts, savedStatementTexts as texts, uploadTexts } from "#features/statements/texts.ts";
import { overLimitTexts, READ_ONLY_BADGE } from "#session/gates/policy-text.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { session } from "#session/who/session.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { saveAnalysis } from "#storage/commands/statements/save-analysis.ts";
import { type SaveStatement, saveStatement } from "#storage/commands/statements/save-statement.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import "#tests/support/render.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { BALANCE, reported, typed, uploaded } from "#tests/support/statements.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

afterEach(() => session.setSample(false));

async function save(
  storage: AppStorage,
  name: string,
  more: Partial<SaveStatement> = {},
): Promise<StatementId> {
  const made = await saveStatement(storage, {
    id: storage.newId("command"),
    statementId: storage.newId("statement"),
    origin: "workspace",
    name,
    statement: "balance",
    companyId: null,
    date: day("2026-10-31"),
    content: BALANCE,
    ...more,
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

async function company(storage: AppStorage, name: string): Promise<CompanyId> {
  const companyId = storage.newId("company");
  const made = await createCompany(storage, { id: storage.newId("command"), companyId, name });
  if (!made.ok) throw new Error(made.error.kind);
  return companyId;
}

interface At {
  readonly company?: CompanyId;
  readonly statement?: StatementId;
}

async function open(storage: AppStorage, at: At = {}, onCompany = vi.fn()): Promise<typeof onCompany> {
  await renderInRouter(
    <StorageContext value={storage}>
      <StatementsScreen
        live={(below) => below}
        company={at.company ?? null}
        onCompany={onCompany}
        statement={at.statement ?? null}
        onLeave={() => undefined}
      />
    </StorageContext>,
  );
  await screen.findByText(texts.title);
  return onCompany;
}

const card = (name: string) => screen.findByRole("article", { name });
const names = () => screen.queryAllByRole("article").map((each) => each.getAttribute("aria-label"));

it("spec §8 says that nothing is saved yet, and how to begin", async () => {
  await open(await openTestStorage());
  expect(await screen.findByText("Aún no tienes estados financieros guardados")).toBeDefined();
  expect(screen.getAllByRole("button", { name: texts.newStatement })).toHaveLength(2);
});

it("lists what was saved with its kind, day, company and figures; a file says that it waits", async () => {
  const storage = await openTestStorage();
  await save(storage, "Balance", { companyId: await company(storage, "La Sabana") });
  await save(storage, "Subido", { content: uploaded() });
  await save(storage, "De libros", { content: reported });
  await open(storage);
  const balance = await card("Balance");
  for (const text of ["Balance General, 31/10/2026", "La Sabana", "Activo", "500", "Patrimonio"])
    expect(within(balance).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(balance).getByRole("link", { name: texts.analyzeName("Balance") })).toBeDefined();
  const file = await card("Subido");
  expect(within(file).getByText(texts.waits)).toBeDefined();
  expect(within(file).queryByRole("link")).toBeNull();
  expect(within(file).getByText(/De balance\.xlsx/)).toBeDefined();
  expect(names()).toEqual(["De libros", "Subido", "Balance"]);
});

it("finds by words without accents, by kind, and tells the address which company", async () => {
  const storage = await openTestStorage();
  const companyId = await company(storage, "Café Sáchica");
  await save(storage, "Primero", { companyId });
  await save(storage, "Resultado", { statement: "income", content: typed("income", ["4135", "Ventas", -9]) });
  const onCompany = await open(storage);
  await card("Primero");
  const search = screen.getByRole("searchbox", { name: texts.search });
  fireEvent.change(search, { target: { value: "sachica" } });
  expect(names()).toEqual(["Primero"]);
  fireEvent.change(search, { target: { value: "" } });
  fireEvent.change(screen.getByRole("combobox", { name: texts.kind }), { target: { value: "income" } });
  expect(names()).toEqual(["Resultado"]);
  fireEvent.change(screen.getByRole("combobox", { name: "Empresa" }), { target: { value: companyId } });
  expect(onCompany).toHaveBeenCalledWith(companyId);
});

it("an address may name what is not there: all are shown, and it is said", async () => {
  const storage = await openTestStorage();
  await save(storage, "Primero");
  await open(storage, { company: storage.newId("company"), statement: storage.newId("statement") });
  await card("Primero");
  expect(screen.getByText(texts.unknownCompany)).toBeDefined();
  expect(screen.getByText(texts.unknownStatement)).toBeDefined();
});

it("a company without statements says so", async () => {
  const storage = await openTestStorage();
  await save(storage, "Primero");
  await open(storage, { company: await company(storage, "Nueva") });
  expect(await screen.findByText(texts.noneOf("Nueva"))).toBeDefined();
});

it("PL-01 at three the free plan says it and takes no file; the sample counts nothing and takes none", async () => {
  const storage = await openTestStorage();
  for (const name of ["Uno", "Dos", "Tres"]) await save(storage, name);
  const limit = "🚫 Solo puedes tener 3 estados financieros en el plan gratuito. ¡Actualiza a Premium!";
  await open({ ...storage, plan: fixedPlan("free") });
  await card("Tres");
  expect(screen.getByText("Límite alcanzado")).toBeDefined();
  expect(
    screen.getByText(/Has alcanzado el límite de 3 estados financieros del plan gratuito/),
  ).toBeDefined();
  const place = screen.getByRole("region", { name: uploadTexts.title });
  expect(within(place).getByText(limit, { exact: false })).toBeDefined();
  expect(place.querySelector("input[type=file]")).toBeNull();
  act(() => session.setSample(true));
  expect(screen.queryByText("Límite alcanzado")).toBeNull();
  expect(within(place).getByText(uploadTexts.inSample)).toBeDefined();
});

it("PL-07 what is over the limit is seen and deleted, not renamed", async () => {
  const storage = await openTestStorage();
  for (let made = 0; made < 11; made += 1) await save(storage, `Estado ${made}`);
  await open({ ...storage, plan: fixedPlan("free") });
  const over = await card("Estado 0");
  expect(within(over).getByText(READ_ONLY_BADGE)).toBeDefined();
  expect(within(over).getByText(overLimitTexts.statements)).toBeDefined();
  fireEvent.click(within(over).getByRole("button", { name: texts.more("Estado 0") }));
  const items = screen.getAllByRole("menuitem").map((item) => item.textContent);
  expect(items).toEqual([texts.view, texts.open, texts.compare, texts.remove]);
});

it("opens the statement of the address, and two beside each other", async () => {
  const storage = await openTestStorage();
  const first = await save(storage, "Primero");
  await save(storage, "Segundo", { date: day("2025-12-31") });
  await open(storage, { statement: first });
  const dialog = await screen.findByRole("dialog", { name: "Primero" });
  expect(await within(dialog).findByText("Total activo")).toBeDefined();
});

it.each([
  ["seen", "Primero", texts.unknownStatement],
  ["compared", texts.compareTwo, compareTexts.gone],
])("a statement that cannot be read now, %s, is told as trouble and not as gone", async (_, press, gone) => {
  const storage = await openTestStorage();
  await save(storage, "Primero");
  await save(storage, "Segundo");
  await open(storage);
  await card("Primero");
  storage.close();
  fireEvent.click(screen.getByRole("button", { name: press }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByRole("alert")).toBeDefined();
  expect(within(dialog).queryByText(gone)).toBeNull();
});

it("says what the last kept analysis found, and that there is none yet", async () => {
  const storage = await openTestStorage();
  const statementId = await save(storage, "Analizado");
  await save(storage, "Otro");
  const analyse = (liquidity: number) =>
    saveAnalysis(storage, {
      id: storage.newId("command"),
      analysisId: storage.newId("analysis"),
      statementName: "Analizado",
      subject: { kind: "statement", statementId },
      ratios: {
        liquidez: { value: liquidity, status: "warning" },
        rentabilidad: { value: null, status: null },
        endeudamiento: { value: 0.48, status: "good" },
      },
      cutOff: day("2026-10-31"),
    });
  await analyse(1.2);
  await analyse(1.48);
  await open(storage);
  const analysed = await card("Analizado");
  expect(
    within(analysed)
      .getAllByRole("listitem")
      .map((each) => each.textContent),
  ).toEqual(["Liquidez 1,48", "Endeudamiento 48,0%"]);
  expect(within(analysed).getByText(texts.analysed("20/11/2026"))).toBeDefined();
  expect(within(analysed).getByRole("link", { name: texts.seeAnalysisName("Analizado") })).toBeDefined();
  expect(within(await card("Otro")).getByText(texts.notAnalysed)).toBeDefined();
});

it("two of a kind are compared from the list; whichever is changed, the other is of its kind", async () => {
  const storage = await openTestStorage();
  const second = await save(storage, "Segundo", { date: day("2025-12-31") });
  await save(storage, "Solo", { statement: "cash", content: typed("cash", ["1105", "Caja", 9]) });
  await save(storage, "Subido", { content: uploaded() });
  await save(storage, "Primero");
  await open(storage);
  await card("Primero");
  fireEvent.click(screen.getByRole("button", { name: texts.compareTwo }));
  const dialog = await screen.findByRole("dialog", { name: compareTexts.title });
  const first = within(dialog).getByLabelText<HTMLSelectElement>(compareTexts.first);
  const other = within(dialog).getByLabelText<HTMLSelectElement>(compareTexts.second);
  expect([...first.options].map((each) => each.text)).toEqual(["Primero, 31/10/2026", "Segundo, 31/12/2025"]);
  expect(other.value).toBe(second);
  fireEvent.change(first, { target: { value: second } });
  expect(other.options).toHaveLength(1);
  expect(other.options[0]?.text).toContain("Primero");
  expect(await within(dialog).findByRole("row", { name: /Total activo/ })).toBeDefined();
});
