import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { COMPANY } from "#domain/fiscal/fiscal-operation.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { answerMemory, readAnswers } from "#features/journal/taxes/answer-memory.ts";
import { NO_ANSWERS, type TaxAnswers } from "#features/journal/taxes/tax-answers.ts";
import { newId } from "#storage/engine/environment.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
});

const SAID: TaxAnswers = {
  ...NO_ANSWERS,
  kind: { ...COMPANY, simple: true },
  choices: { concept: "services", treatment: "reduced", original: pesos(2_000_000), icaRate: 0.69 },
  left: new Set(["236540 credit"]),
  dismissed: true,
  accepted: "240810 debit 19000",
};

describe("answers about the taxes of drafts", () => {
  it("survive a reload, without the name of the third party", () => {
    const [one, other] = [newId("entry"), newId("entry")];
    answerMemory.keep(
      new Map([
        [one, { ...SAID, name: "Aceros SAS" }],
        [other, NO_ANSWERS],
      ]),
    );
    expect(answerMemory.read()).toEqual(
      new Map([
        [one, SAID],
        [other, NO_ANSWERS],
      ]),
    );
    expect(sessionStorage.getItem("cuadra_impuestos")).not.toContain("Aceros");
  });

  it("are kept of the last drafts only", () => {
    const ids = Array.from({ length: 40 }, () => newId("entry"));
    answerMemory.keep(new Map(ids.map((id) => [id, SAID])));
    expect([...answerMemory.read().keys()]).toEqual(ids.slice(-30));
  });

  it("take nothing from what is no answer", () => {
    for (const text of [null, "", "{", "7", "[[1,2]]", '[["entry_x",{"dismissed":true}]]', "[null,[[]]]"])
      expect(readAnswers(text)).toEqual(new Map());
    fc.assert(fc.property(fc.json(), (text) => readAnswers(text).size === 0));
  });
});
