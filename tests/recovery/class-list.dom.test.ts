import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClassFinding } from "#storage/recovery/class-finding.ts";
import type { Findings } from "#storage/recovery/look.ts";
import type { StartOverOutcome } from "#storage/recovery/start-over.ts";
import { eventually } from "#tests/support/eventually.ts";
import { classList } from "../../src/recovery/class-list.ts";
import { classes as texts } from "../../src/recovery/class-texts.ts";
import { describePage } from "../../src/recovery/describe.ts";
import { options } from "../../src/recovery/texts.ts";

const { downloadThese, startOverClass } = vi.hoisted(() => ({
  downloadThese: vi.fn<(names: readonly string[]) => Promise<boolean>>(),
  startOverClass: vi.fn<(name: string) => Promise<StartOverOutcome>>(),
}));
vi.mock("../../src/recovery/actions.ts", () => ({ downloadThese, startOverClass }));

function found(name: string, kind: ClassFinding["kind"], state: ClassFinding["state"]): ClassFinding {
  return { name, kind, state, detail: state, tables: state === "open" ? { meta: 2, rows: 3 } : {} };
}

const headingOf = (...classes: ClassFinding[]) => {
  const findings: Findings = { registry: "absent", accounts: [], room: true, classes };
  return describePage(findings, null, 0);
};

function drawn(...classes: ClassFinding[]): HTMLElement {
  const list = classList(classes);
  if (list === null) throw new Error("nothing drawn");
  document.body.replaceChildren(list);
  return list;
}

const button = (within: HTMLElement, text: string): HTMLButtonElement => {
  const all = [...within.querySelectorAll("button")];
  const one = all.find((each) => each.textContent === text);
  if (one === undefined) throw new Error(`no ${text}`);
  return one;
};

beforeEach(() => {
  downloadThese.mockReset().mockResolvedValue(true);
  startOverClass.mockReset();
});

describe("ED-140 the academic edition on the recovery page", () => {
  it.each([
    ["open", "academico", false],
    ["absent", "perdido", true],
    ["damaged", "danado", true],
    ["newer", "mas-nuevo", true],
    ["full", "lleno", true],
    ["busy", "ocupado", true],
  ] as const)("%s makes the page say %s, and no tile speaks of books", (state, heading, alarming) => {
    const view = headingOf(found("cuadra-aula", "desk", state));
    expect(view).toMatchObject({ heading, alarming, tiles: [] });
    expect(view.options.length).toBeGreaterThan(0);
    expect(view.details.join()).toContain(`desk: ${state}`);
  });

  it("without anything of it the page is as before", () => {
    expect(headingOf().heading).toBe("vacio");
    expect(classList([])).toBeNull();
  });

  it("lists each with what became of it, and exercises that open as one", async () => {
    const list = drawn(
      found("cuadra-aula", "desk", "damaged"),
      found("cuadra-ejercicio-a", "exercise", "open"),
      found("cuadra-ejercicio-b", "exercise", "open"),
      found("cuadra-ejercicio-c", "exercise", "absent"),
    );
    const rows = [...list.querySelectorAll("li")].map((row) => row.textContent ?? "");
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain(texts.states.damaged);
    expect(rows[1]).toContain(texts.states.absent);
    expect(rows[2]).toContain("2 ejercicios en curso");
    expect(rows[2]).toContain("6 registros");
    expect(rows[2]).not.toContain(texts.over);
    const downloads = [...list.querySelectorAll("button")].filter(
      ({ textContent }) => textContent === texts.download,
    );
    downloads[2]?.click();
    await eventually(() => expect(list.textContent).toContain(options.rawDone));
    expect(downloadThese).toHaveBeenCalledWith(["cuadra-ejercicio-a", "cuadra-ejercicio-b"]);
  });

  it("a download without anything in it says so", async () => {
    downloadThese.mockResolvedValue(false);
    const list = drawn(found("cuadra-aula", "desk", "damaged"));
    button(list, texts.download).click();
    await eventually(() => expect(list.textContent).toContain(options.rawNothing));
  });

  it.each([
    ["done", texts.done],
    ["opens", options.overOpens],
    ["blocked", options.overBlocked],
    ["failed", options.overFailed],
  ] as const)("goes on without it only once the person is sure, and tells: %s", async (outcome, said) => {
    if (outcome === "failed") startOverClass.mockRejectedValue(new Error("no room"));
    else startOverClass.mockResolvedValue(outcome);
    const list = drawn(found("cuadra-aula", "desk", "damaged"));
    button(list, texts.over).click();
    await eventually(() => expect(button(list, texts.confirm).disabled).toBe(true));
    button(list, texts.confirm).click();
    expect(startOverClass).not.toHaveBeenCalled();
    const sure = list.querySelector("input") as HTMLInputElement;
    sure.click();
    button(list, texts.confirm).click();
    await eventually(() => expect(list.textContent).toContain(said));
    expect(startOverClass).toHaveBeenCalledWith("cuadra-aula");
    expect(list.textContent?.includes(texts.over)).toBe(outcome !== "done");
  });
});
