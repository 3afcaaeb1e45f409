import { activeCompany } from "#domain/company/company.ts";
import { shownFileName } from "#domain/import/shown-file-name.ts";
import { fileProblemText } from "#session/notices/file-problem-text.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { currentStorage } from "#session/storage/storage-of-session.ts";
import type { SessionState } from "#session/who/session-state.ts";
import { visitor } from "#session/who/visitor.ts";
import { newId } from "#storage/engine/environment.ts";
import { inTime } from "#storage/engine/in-time.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { listCompanies } from "#storage/queries/books/books.ts";
import { listRuns } from "#storage/queries/payroll/payroll-runs.ts";
import { keepFile } from "#storage/waiting-files/waiting-files.ts";
import { isJournalPlace, PLACES } from "./doors.ts";
import { type FileGroup, giveFiles, givenFiles } from "./given-files.ts";

/** A file of a cloud or of a disk that does not answer is not handed over (ST-16). */
const HANDED_MS = 10_000;

interface Going {
  readonly pathname: string;
  readonly session: SessionState;
  /** In an account or in the sample company: somebody else is a guest, who has a journal and no panel. */
  readonly isIn: boolean;
  readonly go: (href: string) => Promise<void>;
}

/** A file that the statements' door reads lies on this device until it is used. */
async function keepStatement(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  { session, isIn }: Going,
): Promise<string> {
  const id = newId("file");
  const owner = session.kind === "in" ? session.user.id : visitor();
  await keepFile({ id, owner, service: "upload", name: file.name, bytes });
  return `/workspace?archivo=${id}${isIn ? "" : "&guest=true"}`;
}

/** The newest draft of the active company; else the list of payrolls, where the file waits for a draft. */
async function placeOfNovelties(pathname: string): Promise<string> {
  // A run that is open is the one that they are for.
  if (/^\/dashboard\/nomina\/[^/]+$/.test(pathname) && !/\/(?:empleados|ley)$/.test(pathname))
    return pathname;
  const open = currentStorage.getSnapshot();
  const storage = open.kind === "open" ? open.storage : null;
  const company = storage === null ? undefined : activeCompany(await listCompanies(storage));
  const runs = storage === null || !company ? [] : await listRuns(storage, company.id);
  const draft = runs.find(({ status }) => status === "draft");
  return draft === undefined ? PLACES.novelties : `${PLACES.novelties}/${draft.id}`;
}

/** The address of the screen that plans a group, in the book of the present one. */
async function placeOf({ target, month }: FileGroup, { pathname, isIn }: Going): Promise<string> {
  if (target === "statement") throw new Error("statements are kept first");
  if (target === "novelties") return placeOfNovelties(pathname);
  const here = new URLSearchParams(location.search);
  if (target === "book" && isJournalPlace(pathname)) return `${pathname}${location.search}`;
  const ownBook = here.get("book");
  const isOfBook = target !== "employees" && target !== "backup";
  const search = new URLSearchParams({
    ...(isOfBook && ownBook !== null && { book: ownBook }),
    ...(!isIn && { guest: "true" }),
    ...(target === "extract" && month !== null && { periodo: month }),
  });
  return search.size === 0 ? PLACES[target] : `${PLACES[target]}?${search}`;
}

/** Opens the screen that plans a group of files and gives them to it. What went wrong, in words; null if nothing did. */
export async function goToPlan(group: FileGroup, going: Going): Promise<string | null> {
  const [file] = group.files;
  if (file === undefined) return null;
  try {
    if (group.target === "statement") {
      const bytes = await inTime(file.arrayBuffer(), HANDED_MS).catch(() => null);
      // The file went away since it was looked at, which says nothing of what keeps the books.
      if (bytes === null) return fileProblemText(shownFileName(file.name), { kind: "changed" });
      await going.go(await keepStatement(file, new Uint8Array(bytes), going));
      return null;
    }
    const href = await placeOf(group, going);
    giveFiles(group);
    if (href !== `${going.pathname}${location.search}`) await going.go(href);
    return null;
  } catch (error) {
    givenFiles.set(null);
    return troubleText(classifyError(error));
  }
}
