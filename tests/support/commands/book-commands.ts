import type { AccountCode } from "#domain/accounting/account.ts";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { sampleStatement } from "#domain/statement/typed/typed-sample.ts";
import { moveAccount } from "#storage/commands/accounts/move-account.ts";
import {
  importAccounts,
  removeAccount,
  renameAccount,
  setAccountClosed,
  shareAccounts,
} from "#storage/commands/accounts/own-accounts.ts";
import { undoAccounts } from "#storage/commands/accounts/undo-accounts.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import {
  deleteBook,
  notePoint,
  renameBook,
  restoreBook,
  setBookPeriod,
  setBookStatus,
  setCashEquivalents,
  setNonCurrent,
} from "#storage/commands/books/change-book.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import { closeYear, openYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { postProposals } from "#storage/commands/books/post-proposals.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { restateFigures } from "#storage/commands/books/restate-figures.ts";
import { setUpBook } from "#storage/commands/books/set-up-book.ts";
import { adoptGuestWork } from "#storage/commands/companies/adopt-guest-work.ts";
import { activateCompany, changeCompany, reviewSignal } from "#storage/commands/companies/change-company.ts";
import { changeReporting } from "#storage/commands/companies/change-reporting.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import { chooseFlow } from "#storage/commands/entries/choose-flow.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postDebtPayment } from "#storage/commands/entries/post-debt-payment.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { discardDraft, saveDraft } from "#storage/commands/entries/save-draft.ts";
import {
  discardDrafts,
  postDrafts,
  type SaveDrafts,
  saveDrafts,
} from "#storage/commands/entries/save-drafts.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deleteEntry, voidEntry } from "#storage/commands/entries/void-entry.ts";
import { deleteFiscalProfile } from "#storage/commands/fiscal/delete-fiscal-profile.ts";
import {
  placeFiscalProfile,
  setDefaultFiscalProfile,
} from "#storage/commands/fiscal/place-fiscal-profile.ts";
import { createFiscalProfile, updateFiscalProfile } from "#storage/commands/fiscal/save-fiscal-profile.ts";
import { saveParty } from "#storage/commands/fiscal/save-party.ts";
import { undoFiscalProfile } from "#storage/commands/fiscal/undo-fiscal-profile.ts";
import { deletePayroll, savePayroll } from "#storage/commands/payroll/payroll.ts";
import { deleteStatement, renameStatement } from "#storage/commands/statements/change-statement.ts";
import { deleteAnalysis, saveAnalysis } from "#storage/commands/statements/save-analysis.ts";
import { type SaveStatement, saveStatement } from "#storage/commands/statements/save-statement.ts";
import { discardWorkspaceDraft, saveWorkspaceDraft } from "#storage/commands/statements/workspace-draft.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { countExport, countGuidedUse } from "#storage/commands/usage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { saveExerciseRun } from "#storage/exercises/exercise-run-record.ts";
import type { PrepareCommand } from "#tests/support/broken-writes.ts";
import { content } from "#tests/support/builders.ts";
import { PEOPLE } from "#tests/support/payroll/payroll.ts";
import { BALANCE } from "#tests/support/statements.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { ASSET_COMMANDS } from "./asset-commands.ts";
import { ATTACHMENT_COMMANDS } from "./attachment-commands.ts";
import { INVENTORY_COMMANDS } from "./inventory-commands.ts";
import { PARTY_COMMANDS } from "./party-commands.ts";
import { RECONCILIATION_COMMANDS } from "./reconciliation-commands.ts";
import { RECURRING_COMMANDS } from "./recurring-commands.ts";
import { RULE_COMMANDS } from "./rule-commands.ts";

const SALE = content("2026-11-03", "1105", "4135", 500_000);
const head = (bookId: BookId) => ({ id: newId("command"), bookId });

async function posted(storage: AppStorage, bookId: BookId) {
  const command = { ...head(bookId), entryId: newId("entry"), content: SALE, origin: "journal" as const };
  const result = await postEntry(storage, command);
  if (!result.ok) throw new Error(result.error.kind);
  return { command: command.id, on: { ...head(bookId), entry: linkTo(result.value), version: 1 } };
}

/** A sale on credit of 500.000 to Luz, and what she owes then. */
async function owedByLuz(storage: AppStorage, bookId: BookId) {
  const sale = content("2026-11-03", "130505", "4135", 500_000);
  const lines = sale.lines.map((each) => ({ ...each, thirdParty: "Luz" }));
  const posting = { ...head(bookId), entryId: newId("entry"), origin: "simple" as const };
  const made = await postEntry(storage, { ...posting, content: { ...sale, lines } });
  if (!made.ok) throw new Error(made.error.kind);
  return pesos(500_000);
}

const newDrafts = (bookId: BookId): SaveDrafts => ({
  ...head(bookId),
  origin: "import",
  drafts: [SALE, content("2026-12-03", "1105", "4135", 7_000)].map((each) => ({
    entryId: newId("entry"),
    content: each,
  })),
});

async function keptDrafts(storage: AppStorage, bookId: BookId) {
  const kept = await saveDrafts(storage, newDrafts(bookId));
  if (!kept.ok) throw new Error(kept.error.kind);
  return kept.value.map((draft) => ({ ...linkTo(draft), version: draft.version }));
}

async function company(storage: AppStorage, books = 0) {
  const companyId = newId("company");
  const made = await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" });
  if (!made.ok) throw new Error(made.error.kind);
  for (let count = 0; count < books; count += 1) {
    const own = { companyId, name: "Diario", chart: "puc" as const };
    const book = await createBook(storage, { ...head(newId("book")), ...own });
    if (!book.ok) throw new Error(book.error.kind);
  }
  return { companyId };
}

/** Two books of one company that share an own account. */
async function sharedAccount(storage: AppStorage) {
  const { companyId } = await company(storage);
  const books = [newId("book"), newId("book")] as const;
  for (const bookId of books)
    await createBook(storage, { ...head(bookId), companyId, name: "Diario", chart: "puc" });
  const code = "11050501";
  const added = await addAccount(storage, { ...head(books[0]), code, name: "Caja del local" });
  if (!added.ok) throw new Error(added.error.kind);
  return { books, code };
}

function statement(): SaveStatement {
  return {
    id: newId("command"),
    statementId: newId("statement"),
    origin: "workspace",
    name: "Balance",
    statement: "balance",
    companyId: null,
    date: day("2026-10-31"),
    content: BALANCE,
  };
}

function workspaceDraft() {
  const content = {
    table: sampleStatement("balance", "simple"),
    statementId: newId("statement"),
    savedVersion: null,
    name: "",
    companyId: null,
    date: day("2026-10-31"),
    profileId: null,
    aside: [],
  };
  return { id: newId("command"), place: "balance" as const, seen: 0, content };
}

/** Creates a saved statement with its own fiscal profile. */
async function saved(storage: AppStorage) {
  const command = statement();
  const made = await saveStatement(storage, command);
  if (!made.ok) throw new Error(made.error.kind);
  const { statementId } = command;
  const profile = await createFiscalProfile(storage, {
    id: newId("command"),
    profileId: newId("fiscalProfile"),
    content: { ...newProfile(), name: "Del estado" },
    scope: { kind: "statement", statementId },
  });
  if (!profile.ok) throw new Error(profile.error.kind);
  return { statementId };
}

function analysis() {
  const indicator = { value: 1.5, status: "good" as const };
  return {
    id: newId("command"),
    analysisId: newId("analysis"),
    statementName: "La Sabana",
    subject: { kind: "company" as const, companyId: newId("company") },
    ratios: { liquidez: indicator, rentabilidad: indicator, endeudamiento: indicator },
    cutOff: day("2026-10-31"),
  };
}

const payroll = () => ({
  id: newId("command"),
  calculationId: newId("calculation"),
  rows: PEOPLE,
  from: null,
  set: "academic" as const,
  day: day("2026-11-21"),
});

async function savedPayroll(storage: AppStorage) {
  const command = payroll();
  await savePayroll(storage, command);
  return command;
}

/** Creates a fiscal profile of no place. */
async function profile(storage: AppStorage) {
  const profileId = newId("fiscalProfile");
  const content = { ...newProfile(), name: "Responsable de IVA" };
  const command = newId("command");
  const made = await createFiscalProfile(storage, { id: command, profileId, content, scope: null });
  if (!made.ok) throw new Error(made.error.kind);
  return { command, profileId, content };
}

/** Every command: its preparation, then the call that will fail at each of its writes. */
export const COMMANDS: Readonly<Record<string, PrepareCommand>> = {
  createCompany: async (storage) => {
    const command = { id: newId("command"), companyId: newId("company"), name: "La Sabana" };
    return () => createCompany(storage, command);
  },
  createBook: async (storage) => {
    const command = { ...head(newId("book")), companyId: null, name: "Otro", chart: "puc" as const };
    return () => createBook(storage, command);
  },
  changeCompany: async (storage) => {
    const { companyId } = await company(storage);
    return () => changeCompany(storage, { id: newId("command"), companyId, nit: "800197268" });
  },
  changeReporting: async (storage) => {
    const { companyId } = await company(storage);
    const change = { kind: "note", note: "debt", year: 2026, text: "Banco A." } as const;
    return () => changeReporting(storage, { id: newId("command"), companyId, change });
  },
  reviewSignal: async (storage) => {
    const { companyId } = await company(storage);
    const seen = { figure: "0.5", day: day("2026-01-31") };
    return () => reviewSignal(storage, { id: newId("command"), companyId, signal: "cash-cover", seen });
  },
  activateCompany: async (storage) => {
    await company(storage);
    const { companyId } = await company(storage);
    return () => activateCompany(storage, { id: newId("command"), companyId });
  },
  "AC-11 deleteCompany with its books": async (storage) => {
    const { companyId } = await company(storage, 3);
    return () => deleteCompany(storage, { id: newId("command"), companyId });
  },
  "AC-11 undoRecords of a company's deletion": async (storage) => {
    const { companyId } = await company(storage, 3);
    const target = newId("command");
    await deleteCompany(storage, { id: target, companyId });
    return () => undoRecords(storage, { id: newId("command"), target });
  },
  saveStatement: async (storage) => {
    const command = statement();
    return () => saveStatement(storage, command);
  },
  "saveStatement over an older one": async (storage) => {
    const { statementId } = await saved(storage);
    return () => saveStatement(storage, { ...statement(), statementId, name: "Otro", version: 1 });
  },
  renameStatement: async (storage) => {
    const { statementId } = await saved(storage);
    return () => renameStatement(storage, { id: newId("command"), statementId, name: "Otro" });
  },
  "deleteStatement with a fiscal profile": async (storage) => {
    const { statementId } = await saved(storage);
    return () => deleteStatement(storage, { id: newId("command"), statementId });
  },
  "undoRecords of a statement's deletion": async (storage) => {
    const { statementId } = await saved(storage);
    const target = newId("command");
    await deleteStatement(storage, { id: target, statementId });
    return () => undoRecords(storage, { id: newId("command"), target });
  },
  createFiscalProfile: async (storage) => {
    const content = { ...newProfile(), name: "Otro" };
    const command = { id: newId("command"), profileId: newId("fiscalProfile"), content, scope: null };
    return () => createFiscalProfile(storage, command);
  },
  updateFiscalProfile: async (storage) => {
    const { profileId, content } = await profile(storage);
    const command = { id: newId("command"), profileId, content: { ...content, name: "Otro" } };
    return () => updateFiscalProfile(storage, { ...command, scope: null, version: 1 });
  },
  placeFiscalProfile: async (storage) => {
    const { profileId } = await profile(storage);
    const { companyId } = await company(storage);
    const scope = { kind: "company" as const, companyId };
    return () => placeFiscalProfile(storage, { id: newId("command"), profileId, scope });
  },
  setDefaultFiscalProfile: async (storage) => {
    const { profileId } = await profile(storage);
    return () => setDefaultFiscalProfile(storage, { id: newId("command"), profileId });
  },
  deleteFiscalProfile: async (storage) => {
    const { profileId } = await profile(storage);
    return () => deleteFiscalProfile(storage, { id: newId("command"), profileId });
  },
  undoFiscalProfile: async (storage) => {
    const { command } = await profile(storage);
    return () => undoFiscalProfile(storage, { id: newId("command"), target: command });
  },
  countExport: async (storage) => {
    const free = { ...storage, plan: fixedPlan("free") };
    return () => countExport(free, { id: newId("command"), adWatched: false });
  },
  countGuidedUse: async (storage) => {
    const free = { ...storage, plan: fixedPlan("free") };
    return () => countGuidedUse(free, { id: newId("command") });
  },
  saveAnalysis: async (storage) => {
    const command = analysis();
    return () => saveAnalysis(storage, command);
  },
  deleteAnalysis: async (storage) => {
    const { analysisId } = analysis();
    await saveAnalysis(storage, { ...analysis(), analysisId });
    return () => deleteAnalysis(storage, { id: newId("command"), analysisId });
  },
  "undoRecords of an analysis's deletion": async (storage) => {
    const { analysisId } = analysis();
    const target = newId("command");
    await saveAnalysis(storage, { ...analysis(), analysisId });
    await deleteAnalysis(storage, { id: target, analysisId });
    return () => undoRecords(storage, { id: newId("command"), target });
  },
  savePayroll: async (storage) => {
    const command = payroll();
    return () => savePayroll(storage, command);
  },
  deletePayroll: async (storage) => {
    const { calculationId } = await savedPayroll(storage);
    return () => deletePayroll(storage, { id: newId("command"), calculationId });
  },
  "undoRecords of a payroll's deletion": async (storage) => {
    const { calculationId } = await savedPayroll(storage);
    const target = newId("command");
    await deletePayroll(storage, { id: target, calculationId });
    return () => undoRecords(storage, { id: newId("command"), target });
  },
  "duplicateBook with its entries": async (storage, bookId) => {
    await posted(storage, bookId);
    const copy = { id: newId("command"), sourceId: bookId, bookId: newId("book"), entries: true };
    return () => duplicateBook(storage, copy);
  },
  notePoint: async (storage, bookId) => () =>
    notePoint(storage, { ...head(bookId), span: "2026", point: "stock", reason: "Solo vendemos servicios" }),
  setNonCurrent: async (storage, bookId) => () =>
    setNonCurrent(storage, { ...head(bookId), account: "2105", nonCurrent: true }),
  restateFigures: async (storage, bookId) => () =>
    restateFigures(storage, {
      ...head(bookId),
      restatement: newId("restatement"),
      said: {
        day: day("2025-12-31"),
        debit: "5160" as AccountCode,
        credit: "1592" as AccountCode,
        amount: pesos(600_000),
        cause: "error",
        reason: "Sin depreciar",
      },
    }),
  setCashEquivalents: async (storage, bookId) => () =>
    setCashEquivalents(storage, { ...head(bookId), accounts: ["122505"] }),
  ...ATTACHMENT_COMMANDS,
  ...PARTY_COMMANDS,
  ...RECONCILIATION_COMMANDS,
  ...RECURRING_COMMANDS,
  ...ASSET_COMMANDS,
  ...INVENTORY_COMMANDS,
  ...RULE_COMMANDS,
  saveParty: async (storage, bookId) => {
    const party = { partyId: newId("party"), name: "Cementos Argos", kind: COMPANY, offered: true };
    const command = { ...head(bookId), ...party };
    return () => saveParty(storage, command);
  },
  setBookPeriod: async (storage, bookId) => () =>
    setBookPeriod(storage, { ...head(bookId), start: day("2026-01-01"), end: day("2026-12-31") }),
  "setUpBook with another chart": async (storage) => {
    const { companyId } = await company(storage);
    const bookId = newId("book");
    await createBook(storage, { ...head(bookId), companyId, name: "Diario", chart: "puc" });
    const setup = {
      name: "Ensayo",
      chart: "mini",
      start: day("2026-01-01"),
      end: day("2026-12-31"),
    } as const;
    return () => setUpBook(storage, { ...head(bookId), setup });
  },
  renameBook: async (storage, bookId) => () => renameBook(storage, { ...head(bookId), name: "Nuevo" }),
  setBookStatus: async (storage, bookId) => () =>
    setBookStatus(storage, { ...head(bookId), status: "completed" }),
  deleteBook: async (storage, bookId) => () => deleteBook(storage, head(bookId)),
  restoreBook: async (storage, bookId) => {
    await deleteBook(storage, head(bookId));
    return () => restoreBook(storage, head(bookId));
  },
  closeYear: async (storage, bookId) => {
    await posted(storage, bookId);
    return () => closeYear(storage, { ...head(bookId), year: 2026 });
  },
  postProposals: async (storage, bookId) => {
    await posted(storage, bookId);
    const entry = content("2026-12-31", "5405", "2404", 175_000);
    const company = { name: "La Sabana", tax: null, vacation: null, provided: [] };
    const chosen = [{ key: "income-tax" as const, entry }];
    const ticked = { ...head(bookId), year: 2026, until: month("2026-12"), company, chosen };
    return () => postProposals(storage, ticked);
  },
  "openYear after a closing": async (storage, bookId) => {
    await posted(storage, bookId);
    await closeYear(storage, { ...head(bookId), year: 2026 });
    return () => openYear(storage, { ...head(bookId), year: 2027 });
  },
  "reopenYear with what was passed on": async (storage, bookId) => {
    await posted(storage, bookId);
    await closeYear(storage, { ...head(bookId), year: 2026 });
    await openYear(storage, { ...head(bookId), year: 2027 });
    return () => reopenYear(storage, { ...head(bookId), year: 2026 });
  },
  "renameAccount in two books": async (storage) => {
    const { books, code } = await sharedAccount(storage);
    const command = { ...head(books[0]), code, name: "Otra", seen: "Caja del local" };
    return () => renameAccount(storage, command);
  },
  "setAccountClosed in two books": async (storage) => {
    const { books, code } = await sharedAccount(storage);
    return () => setAccountClosed(storage, { ...head(books[0]), code, closed: true });
  },
  "removeAccount from two books": async (storage) => {
    const { books, code } = await sharedAccount(storage);
    return () => removeAccount(storage, { ...head(books[0]), code });
  },
  "moveAccount with entries of two books": async (storage) => {
    const { books, code } = await sharedAccount(storage);
    for (const book of books)
      await postEntry(storage, {
        ...head(book),
        entryId: newId("entry"),
        content: content("2026-11-03", code, "4135", 500_000),
        origin: "journal",
      });
    return () => moveAccount(storage, { ...head(books[0]), code, to: "11200505" });
  },
  "undoAccounts of an account's deletion": async (storage) => {
    const { books, code } = await sharedAccount(storage);
    const deleting = { ...head(books[0]), code };
    await removeAccount(storage, deleting);
    return () => undoAccounts(storage, { ...head(books[0]), target: deleting.id });
  },
  importAccounts: async (storage, bookId) => {
    const accounts = [{ code: "11050501", name: "Caja" }];
    return () => importAccounts(storage, { ...head(bookId), accounts });
  },
  shareAccounts: async (storage) => {
    const { books, code } = await sharedAccount(storage);
    await storage.db.accounts.delete([books[1], code]);
    return () => shareAccounts(storage, head(books[0]));
  },
  addAccount: async (storage, bookId) => () =>
    addAccount(storage, { ...head(bookId), code: "11050501", name: "Caja Chía" }),
  postEntry: async (storage, bookId) => {
    const command = { ...head(bookId), entryId: newId("entry"), content: SALE, origin: "journal" as const };
    return () => postEntry(storage, command);
  },
  postDebtPayment: async (storage, bookId) => {
    const debt = { direction: "in" as const, thirdParty: "Luz", owed: await owedByLuz(storage, bookId) };
    const paid = content("2026-11-04", "1105", "130505", 300_000);
    const lines = paid.lines.map((each) => ({ ...each, thirdParty: "Luz" }));
    const posting = { ...head(bookId), entryId: newId("entry"), origin: "simple" as const };
    return () => postDebtPayment(storage, { ...posting, content: { ...paid, lines }, debt });
  },
  "postEntry from a draft": async (storage, bookId) => {
    const entryId = newId("entry");
    const draft = await saveDraft(storage, { ...head(bookId), entryId, content: SALE, origin: "journal" });
    if (!draft.ok) throw new Error("no draft");
    const command = {
      ...head(bookId),
      entryId,
      content: SALE,
      origin: "journal" as const,
      draft: draft.value,
    };
    return () => postEntry(storage, command);
  },
  "editEntry to another month": async (storage, bookId) => {
    const { on } = await posted(storage, bookId);
    return () => editEntry(storage, { ...on, content: { ...SALE, date: day("2027-01-31") } });
  },
  chooseFlow: async (storage, bookId) => {
    const { on } = await posted(storage, bookId);
    return () => chooseFlow(storage, { ...on, account: "1105" as never, flow: "customers" });
  },
  voidEntry: async (storage, bookId) => {
    const { on } = await posted(storage, bookId);
    return () => voidEntry(storage, on);
  },
  deleteEntry: async (storage, bookId) => {
    const { on } = await posted(storage, bookId);
    return () => deleteEntry(storage, on);
  },
  reverseEntry: async (storage, bookId) => {
    const { on } = await posted(storage, bookId);
    const reversal = { reversalId: newId("entry"), date: day("2026-12-01"), description: "Reversión" };
    return () => reverseEntry(storage, { ...on, ...reversal });
  },
  saveDraft: async (storage, bookId) => {
    const command = { ...head(bookId), entryId: newId("entry"), content: SALE, origin: "journal" as const };
    return () => saveDraft(storage, command);
  },
  saveExerciseRun: async (storage) => {
    const step = { kind: "answer", question: "q1", answer: 12 } as const;
    const command = { id: newId("command"), step, rules: { attempts: null, hints: 1 } };
    return () => saveExerciseRun(storage, command);
  },
  saveWorkspaceDraft: async (storage) => {
    const command = workspaceDraft();
    return () => saveWorkspaceDraft(storage, command);
  },
  discardWorkspaceDraft: async (storage) => {
    const { place } = workspaceDraft();
    await saveWorkspaceDraft(storage, workspaceDraft());
    return () => discardWorkspaceDraft(storage, { id: newId("command"), place, seen: 1 });
  },
  discardDraft: async (storage, bookId) => {
    const command = { ...head(bookId), entryId: newId("entry"), content: SALE, origin: "journal" as const };
    const draft = await saveDraft(storage, command);
    if (!draft.ok) throw new Error("no draft");
    return () => discardDraft(storage, { ...head(bookId), draft: linkTo(draft.value) });
  },
  "saveDrafts in two months": async (storage, bookId) => {
    const command = newDrafts(bookId);
    return () => saveDrafts(storage, command);
  },
  "discardDrafts of two months": async (storage, bookId) => {
    const drafts = await keptDrafts(storage, bookId);
    return () => discardDrafts(storage, { ...head(bookId), drafts });
  },
  "postDrafts of two months": async (storage, bookId) => {
    const drafts = await keptDrafts(storage, bookId);
    return () => postDrafts(storage, { ...head(bookId), drafts });
  },
  importEntries: async (storage, bookId) => {
    const contents = Array.from({ length: 9 }, () => SALE);
    return () => importEntries(storage, { ...head(bookId), contents, origin: "import" });
  },
  closeMonth: async (storage, bookId) => () =>
    closeMonth(storage, { ...head(bookId), month: month("2026-11") }),
  reopenMonth: async (storage, bookId) => {
    await closeMonth(storage, { ...head(bookId), month: month("2026-11") });
    return () => reopenMonth(storage, { ...head(bookId), month: month("2026-11") });
  },
  undoCommand: async (storage, bookId) => {
    const { command } = await posted(storage, bookId);
    return () => undoCommand(storage, { ...head(bookId), target: command });
  },
  repairBook: async (storage, bookId) => {
    await posted(storage, bookId);
    await storage.db.months.where("[bookId+month]").equals([bookId, "2026-11"]).modify({ posted: 99 });
    return () => repairBook(storage, head(bookId));
  },
  adoptGuestWork: async (storage) => {
    const guest = await openTestStorage({ newId });
    await posted(guest, await openTestBook(guest));
    const command = { id: newId("command"), guestId: newId("guest") };
    return () => adoptGuestWork(storage, guest, command);
  },
};
