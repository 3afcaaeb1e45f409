import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeId } from "#domain/kernel/ids.ts";
import type { BackupFacts } from "#storage/backup/backup-facts.ts";
import type { CopyInfo } from "#storage/copies/copy-info.ts";
import { RecoverJob } from "#storage/workers/recover-in-worker.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { Option } from "../../src/recovery/describe.ts";
import { optionRow, type RowWorld } from "../../src/recovery/option-row.ts";
import { restoreForm } from "../../src/recovery/restore-form.ts";
import { options } from "../../src/recovery/texts.ts";

const { gone } = vi.hoisted(() => ({
  gone: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
}));
vi.mock("../../src/recovery/actions.ts", () => ({
  copyFile: () => Promise.resolve(new Blob(["x"])),
  handCopy: gone,
  openNewest: gone,
  targetOf: gone,
  downloadRaw: () => Promise.resolve(true),
}));
vi.mock("#storage/workers/recover-in-worker.ts", () => ({
  RecoverJob: class {
    open = gone;
    end = () => undefined;
  },
}));
vi.mock("#storage/recovery/recover-account.ts", () => ({ recoverAccount: gone }));

const ANA = makeId("account", 1, new Uint8Array(10));
const account = { id: ANA, name: "Ana", email: "ana@ejemplo.co" };
const copy = {
  url: "http://localhost/1",
  account,
  createdAt: 0,
  books: 1,
  entries: 2,
} as unknown as CopyInfo;
const findings = { registry: "open", accounts: [], room: true } as const;
const world: RowWorld = {
  findings,
  all: findings,
  shut: [],
  onRestored: () => undefined,
  onReload: () => {
    throw new Error("no address");
  },
};
const words = { title: "Una copia", text: "De hoy", button: "Abrir" };

beforeEach(() => {
  document.body.replaceChildren();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("ST-16 a press on the recovery page that fails says so beside its button", () => {
  const cases: readonly Option[] = [
    { kind: "copy", copy, recommended: true, ...words },
    { kind: "hand", copy, ...words },
    { kind: "update", ...words },
    { kind: "retry", ...words },
  ] as unknown as readonly Option[];

  it.each(cases.map((option) => [option.kind, option] as const))("%s", async (_, option) => {
    const row = optionRow(option, true, world);
    document.body.append(row);
    row.querySelector("button")?.click();
    await eventually(() => expect(row.textContent).toContain(options.failed));
    expect(row.querySelector("button")?.disabled).toBe(false);
    expect(row.querySelector("button")?.textContent).toBe("Abrir");
  });

  it("a file that was dropped, and several of them", async () => {
    const row = optionRow({ kind: "file", ...words } as unknown as Option, false, world);
    document.body.append(row);
    const drop = (files: readonly File[]) =>
      document.body.dispatchEvent(
        Object.assign(new Event("drop", { bubbles: true }), { dataTransfer: { files } }),
      );
    const copyOf = (name: string) => new File(["x"], name);
    drop([copyOf("a.cuadra"), copyOf("b.cuadra")]);
    expect(row.textContent).toContain(options.fileOne);
    drop([copyOf("a.cuadra")]);
    await eventually(() => expect(row.textContent).toContain(options.failed));
    row.remove();
    drop([copyOf("a.cuadra")]);
    expect(row.querySelector("button")?.disabled).toBe(false);
  });

  it("a file that was chosen", async () => {
    const row = optionRow({ kind: "file", ...words } as unknown as Option, false, world);
    document.body.append(row);
    const input = row.querySelector("input") as HTMLInputElement;
    Object.defineProperty(input, "files", { value: [new File(["x"], "copia.cuadra")] });
    input.dispatchEvent(new Event("change"));
    await eventually(() => expect(row.textContent).toContain(options.failed));
  });

  it("the restore itself: the form stays, with what was typed", async () => {
    const none = { count: 0, first: [] };
    const counts = { bad: none, settled: none, filesMissing: none, newer: 0, entries: 2, books: 1 };
    const backup: BackupFacts = { account, app: "1", createdAt: 1, schema: 1, ...counts };
    const job = new RecoverJob(new Blob());
    const target = { id: ANA, email: account.email, registered: true } as never;
    const onDone = vi.fn();
    const form = restoreForm({
      backup,
      job,
      target,
      findings,
      when: "hoy",
      onDone,
      onCancel: () => undefined,
    });
    document.body.append(form);
    const input = form.querySelector("input") as HTMLInputElement;
    input.value = "clave";
    form.dispatchEvent(new Event("submit", { cancelable: true }));
    await eventually(() => expect(form.querySelector("[role=alert]")?.textContent).toBe(options.failed));
    expect(onDone).not.toHaveBeenCalled();
    expect(input.value).toBe("clave");
  });
});
