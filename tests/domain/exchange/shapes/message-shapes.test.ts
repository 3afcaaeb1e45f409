import { describe, expect, it } from "vitest";
import type { ExchangeMessage } from "#domain/exchange/message.ts";
import { isPublicKeys, messageShape } from "#domain/exchange/shapes/message-shapes.ts";
import { cardMessage, handInMessage, returnMessage, taskMessage } from "#tests/support/exchange/messages.ts";

const POINT = `A${"a".repeat(43)}`;
const KEYS = { sign: POINT, seal: POINT };
const MESSAGES: readonly ExchangeMessage[] = [
  cardMessage(KEYS),
  taskMessage("practice"),
  handInMessage(KEYS, { entries: 2, question: "¿Va con IVA?" }),
  returnMessage(),
];

type Path = readonly string[];

/** Every place inside a value. */
function placesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]));
  return [...(path.length > 0 ? [path] : []), ...inner];
}

/** The value with one place changed; undefined takes a field away. */
function changed(value: unknown, [key = "", ...rest]: Path, to: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = changed(copy[key], rest, to);
  else if (to === undefined && !Array.isArray(copy)) delete copy[key];
  else copy[key] = to;
  return copy;
}

/** Fields that may be absent. */
const MAY_LACK = /\.(?:total|accepted|vat|question|answers\.p-\d)$/;

describe.each(MESSAGES.map((message) => [message.kind, message] as const))("ED-40 a %s", (_kind, message) => {
  it("is sound, and copied field by field", () => {
    expect(messageShape.check(message)).toBe("ok");
    const extra = { ...structuredClone(message), more: 1 };
    expect(messageShape.copy(extra as ExchangeMessage)).toEqual(message);
    expect(Object.keys(messageShape.copy(message))).toEqual(["kind", "id", "madeAt", "content"]);
  });

  it("is refused with any place of another type, of any size, or missing", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(2000)}${"]".repeat(2000)}`);
    const wrong = [{ a: 1 }, Number.NaN, 1e300, "x".repeat(300_000), Array(20_000).fill(0), deep, true];
    const places = placesOf(message);
    expect(places.length).toBeGreaterThan(20);
    for (const place of places) {
      // A flag takes true, a list of options any text: no wrong value of these is a right one elsewhere.
      const verdicts = wrong.map((value) => messageShape.check(changed(message, place, value)));
      expect(verdicts.filter((verdict) => verdict === "ok").length, place.join(".")).toBeLessThanOrEqual(1);
      const name = `.${place.join(".")}`;
      const isItem = /\.\d+$/.test(name);
      if (MAY_LACK.test(name) || isItem) continue;
      expect(messageShape.check(changed(message, place, undefined)), name).not.toBe("ok");
    }
  });
});

describe("ED-40 shapes", () => {
  it("ED-141 reads a hand-in without a question, as earlier versions write it, and none with a long one", () => {
    const { question: _, ...without } = handInMessage(KEYS, { entries: 1, question: "¿Va con IVA?" }).content;
    const message = handInMessage(KEYS, { entries: 1 });
    expect(message.content).toEqual(without);
    const asking = (question: string) =>
      messageShape.check({ ...message, content: { ...message.content, question } });
    expect(messageShape.check(message)).toBe("ok");
    expect([asking("x".repeat(500)), asking("x".repeat(501))]).toEqual(["ok", "bad"]);
  });

  it("tells a later version's word from damage", () => {
    const task = taskMessage("graded");
    const later = { ...task, content: { ...task.content, attempts: { kind: "team" } } };
    expect(messageShape.check(later)).toBe("newer");
    expect(messageShape.check({ ...task, kind: "acta" })).toBe("newer");
    expect(messageShape.check({ ...task, kind: 7 })).toBe("bad");
  });

  it("reads no graded task with its solution, and a practice one with it", () => {
    const { solution } = taskMessage("practice").content;
    const graded = taskMessage("graded");
    expect(messageShape.check(graded)).toBe("ok");
    expect(messageShape.check({ ...graded, content: { ...graded.content, solution } })).toBe("bad");
  });

  it("takes answers, codes and numbers of a size that people give, and no others", () => {
    const hand = handInMessage(KEYS, { entries: 1 });
    const answering = (answers: unknown) =>
      messageShape.check({
        ...hand,
        content: { ...hand.content, work: { kind: "exercise", work: { entries: [], answers } } },
      } as never);
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`p-${at}`, 1]));
    const options = (count: number, letters = 80) => ({
      p: Array.from({ length: count }, () => "x".repeat(letters)),
    });
    expect([answering(options(20)), answering(options(21)), answering(options(1, 81))]).toEqual([
      "ok",
      "bad",
      "bad",
    ]);
    expect([
      answering({ p: [1] }),
      answering({ p: ["a", 1] }),
      answering({ p: "a" }),
      answering({ p: Number.NaN }),
    ]).toEqual(Array(4).fill("bad"));
    // As many answers as an exercise has questions at most.
    expect([answering(many(100)), answering(many(101))]).toEqual(["ok", "bad"]);
    const coded = (code: string) => messageShape.check({ ...hand, content: { ...hand.content, code } });
    expect([coded("7"), coded("x".repeat(60)), coded("x".repeat(61)), coded(" ")]).toEqual([
      "ok",
      "ok",
      "bad",
      "bad",
    ]);
    const attempt = (value: number) =>
      messageShape.check({ ...hand, content: { ...hand.content, seed: value } });
    expect([0, 2_147_483_647, -1, 2_147_483_648, 1.5].map(attempt)).toEqual([
      "ok",
      "ok",
      "bad",
      "bad",
      "bad",
    ]);
    const back = returnMessage();
    const raw = (value: number) => messageShape.check({ ...back, content: { ...back.content, raw: value } });
    expect([0, 0.5, 1, -0.1, 1.1].map(raw)).toEqual(["ok", "ok", "ok", "bad", "bad"]);
  });

  it("knows public keys by their length and letters", () => {
    expect(isPublicKeys(KEYS)).toBe(true);
    for (const bad of [
      null,
      {},
      { sign: POINT },
      { sign: "a", seal: POINT },
      { sign: POINT, seal: `${POINT}=` },
    ])
      expect(isPublicKeys(bad)).toBe(false);
  });
});
