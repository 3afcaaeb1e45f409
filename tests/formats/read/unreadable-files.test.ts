import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Day } from "#domain/kernel/day.ts";
import { exchangeTexts } from "#features/education/exchange/texts.ts";
import { taskTexts } from "#features/education/student/task/texts.ts";
import { prepareFile } from "#flows/attachments/prepare-file.ts";
import { attachmentTexts } from "#flows/attachments/texts.ts";
import { goToPlan } from "#flows/doors/go-to-plan.ts";
import { onLaunchedFiles } from "#flows/doors/launch-files.ts";
import { readWorkbook } from "#flows/service/read-workbook.ts";
import { serviceTexts } from "#flows/service/texts.ts";
import { recogniseFile } from "#formats/doors/recognise-file.ts";
import { receiveMany } from "#formats/exchange/receive/receive-many.ts";
import { readInvoiceParts } from "#formats/invoice/read-documents.ts";
import { readParts } from "#formats/read/read-parts.ts";
import { fileProblemText } from "#session/notices/file-problem-text.ts";
import { drillBackup } from "#storage/backup/drill.ts";
import { listSources } from "../../architecture/sources.ts";

/** The names that Chromium gives for a file that was moved, deleted, changed or taken since it was chosen. */
const NAMES = ["NotReadableError", "NotFoundError", "NotAllowedError", "SecurityError"] as const;
type Until = "its beginning" | "its end";

/** A file that is handed over no more: from its first bytes on, or once those were looked at. */
function taken(content: string, name: string, until: Until): File {
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
  const file = new File([bytes], "cosa.xlsx");
  const refuse = () => Promise.reject(new DOMException("The requested file could not be read", name));
  const whole = file.slice.bind(file);
  return Object.assign(file, {
    arrayBuffer: refuse,
    text: refuse,
    stream: () => {
      throw new DOMException("The requested file could not be read", name);
    },
    slice: (...range: Parameters<Blob["slice"]>) => {
      const part = whole(...range);
      return until === "its beginning" ? Object.assign(part, { arrayBuffer: refuse }) : part;
    },
  });
}

async function firstOf<T>(parts: AsyncGenerator<T>): Promise<T | undefined> {
  for await (const part of parts) return part;
  return undefined;
}

/** What a launch hands over, whose one file never comes. */
function launched(): Promise<unknown> {
  return new Promise((resolve) => {
    const handle = { name: "nube.csv", getFile: () => new Promise<never>(() => undefined) };
    const setConsumer = (take: (launch: unknown) => void) => take({ files: [handle] });
    onLaunchedFiles(resolve, { launchQueue: { setConsumer } });
  });
}

const WORKBOOK = "PK\x03\x04 hoja";
const PHOTO = "\xff\xd8\xff\xe1 foto";
const keyring = { own: null, classKey: () => null };

/** Each reader of files that somebody chose, with what it must answer; copies are in `unreadable-file.test.ts`. */
const READERS: readonly (readonly [
  what: string,
  contents: readonly string[],
  read: (file: File) => Promise<unknown>,
  said: unknown,
])[] = [
  [
    "tables",
    [WORKBOOK, "fecha;cuenta"],
    (file) => firstOf(readParts(file)),
    { kind: "refused", problem: { kind: "changed" } },
  ],
  [
    "doors",
    [WORKBOOK, "fecha;cuenta"],
    (file) => firstOf(recogniseFile(file, "2026-11-20" as Day)),
    { kind: "refused", problem: { kind: "changed" } },
  ],
  [
    "invoices",
    [WORKBOOK, "<?xml version='1.0'?>"],
    (file) => firstOf(readInvoiceParts(file)),
    { kind: "document", document: { inside: "", read: { ok: false, error: { kind: "changed" } } } },
  ],
  [
    "what a class sends",
    [WORKBOOK, PHOTO, "CUADRA"],
    async (file) =>
      (await receiveMany([{ kind: "file", name: file.name, blob: file }], keyring as never))?.[0]?.outcome,
    { ok: false, error: { kind: "unreadable" } },
  ],
  [
    "supports",
    [PHOTO, "%PDF-1.7"],
    (file) => prepareFile(file, async () => null),
    { ok: false, why: "unreadable" },
  ],
  ["workbooks of a statement", [WORKBOOK], readWorkbook, { problem: "unreadable" }],
];

describe.each(READERS)("IM-01 a file that can no longer be read, of %s", (_what, contents, read, said) => {
  const cases = NAMES.flatMap((name) =>
    contents.flatMap((content) =>
      (["its beginning", "its end"] as const).map((until) => [name, content, until] as const),
    ),
  );
  it.each(cases)("is no damaged one (%s, %j, until %s)", async (name, content, until) => {
    expect(await read(taken(content, name, until))).toEqual(said);
  });
});

it("IM-01 a photo is drawn from the bytes that were read: taken away meanwhile, it is no damaged one", async () => {
  const file = new File([Uint8Array.from(PHOTO, (letter) => letter.charCodeAt(0))], "foto.jpg");
  const made = await prepareFile(file, async (photo) => {
    Object.assign(file, { arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) });
    const bytes = await photo.arrayBuffer();
    return { bytes, width: 10, height: 10 };
  });
  expect(made).toMatchObject({ ok: true, file: { size: PHOTO.length } });
});

const SAID_OF_STATEMENT = expect.stringMatching(/^El archivo «cosa\.xlsx» no se pudo leer/);

/** A file of a cloud, or of a disk on a network, that is never handed over. */
function silent(content: string): File {
  const never = () => new Promise<never>(() => undefined);
  const file = new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], "cosa.xlsx");
  return Object.assign(file, {
    arrayBuffer: never,
    slice: () => Object.assign(new Blob(), { arrayBuffer: never }),
  });
}

const STATEMENT: Parameters<typeof goToPlan> = [
  { kind: "statement", target: "statement", name: "cosa.xlsx", files: [silent(WORKBOOK)], month: null },
  { pathname: "/dashboard", session: { kind: "out" } as never, isIn: true, go: async () => undefined },
];

describe("ST-16 a file that is never handed over", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it.each([
    ["a support", () => prepareFile(silent(PHOTO), async () => null), { ok: false, why: "unreadable" }],
    ["a workbook of a statement", () => readWorkbook(silent(WORKBOOK)), { problem: "unreadable" }],
    ["a statement that was opened with the application", () => goToPlan(...STATEMENT), SAID_OF_STATEMENT],
    ["one of a launch", () => launched(), { files: [], unread: ["nube.csv"], beyond: 0 }],
  ])("is told as unread within ten seconds: %s", async (_what, read, said) => {
    const told = vi.fn();
    void read().then(told);
    await vi.advanceTimersByTimeAsync(10_100);
    expect(told).toHaveBeenCalledWith(said);
  });
});

it("BR-03 a copy that cannot be read now was not tried, which is no failed trial", async () => {
  const trial = { file: taken("copia", "NotReadableError", "its end"), books: 1, entries: 1 };
  for (const passphrase of [null, "clave"])
    await expect(drillBackup({ ...trial, passphrase })).rejects.toThrow("cannot be read now");
  expect(await drillBackup({ ...trial, file: new File(["copia"], "a"), passphrase: null })).toEqual({
    kind: "failed",
  });
});

it("IM-01 every screen says that the file was not read and what to do, and none speaks of damage", () => {
  const texts = [
    fileProblemText("cosa.xlsx", { kind: "changed" }),
    exchangeTexts.failure({ kind: "unreadable" }),
    attachmentTexts.why.unreadable,
    serviceTexts.file.problems.unreadable,
    taskTexts.unreadableFile,
  ];
  for (const text of texts) {
    expect(text).toMatch(/puede leer|pudo leer|pudimos leer/);
    expect(text).toMatch(/el[ií]gelo (?:otra vez|de nuevo)/i);
    expect(text).not.toMatch(/dañ/);
  }
});

const ASKS_BYTES = /\.(?:arrayBuffer|text|bytes)\(\)|new FileReader|createImageBitmap\(/;
/** Files that ask for the bytes of something: of what somebody chose, each in the table above or with a test of its own. */
const OF_A_CHOSEN_FILE = [
  "src/features/education/student/task/written-file.tsx",
  "src/flows/attachments/prepare-file.ts",
  "src/flows/doors/go-to-plan.ts",
  "src/flows/service/read-workbook.ts",
  "src/formats/doors/recognise-file.ts",
  "src/formats/exchange/receive/receive-many.ts",
  "src/formats/invoice/read-documents.ts",
  "src/formats/read/read-parts.ts",
  "src/storage/backup/backup-file.ts",
];
/** Of what is in memory, of the host's files, and of the copies that the browser keeps. */
const OF_OUR_OWN = [
  "src/features/statements/export-every.ts",
  "src/formats/exchange/codes/code-reader.ts",
  "src/formats/exchange/deflate.ts",
  "src/formats/pdf/write-slips.ts",
  "src/formats/photo/compress-photo.ts",
  "src/formats/workers/load-fonts.ts",
  "src/formats/xlsx/read/package.ts",
  "src/pwa/chunk-error.ts",
  "src/pwa/offline-files.ts",
  "src/storage/backup/locked-file.ts",
  "src/storage/copies/filed-copies.ts",
  "src/storage/exercises/carry-exercises.ts",
  "src/storage/folder/write-to-folder.ts",
];

it("IM-01 no other file of the source asks for bytes", () => {
  const found = listSources("src").filter((path) => ASKS_BYTES.test(readFileSync(path, "utf8")));
  expect(found).toEqual([...OF_A_CHOSEN_FILE, ...OF_OUR_OWN].sort());
});
