import { describe, expect, it } from "vitest";
import { FAILURE_WORDS } from "#domain/exchange/failure.ts";
import type { SubmissionMessage } from "#domain/exchange/message.ts";
import { likelyStudents, mayBeNamed, withCode } from "#domain/exchange/receive/match-code.ts";
import {
  attemptKey,
  type FigureSeeds,
  figureKey,
  planReceipt,
  type ReadSource,
  type ReceivePlan,
  type ReceivingDesk,
} from "#domain/exchange/receive/receive-plan.ts";
import { receivedWorks } from "#domain/exchange/receive/received-works.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { ok } from "#domain/kernel/result.ts";
import {
  ACTIVITY,
  CLASSROOM,
  handInMessage,
  idOf,
  NOON,
  taskMessage,
} from "#tests/support/exchange/messages.ts";

const KEYS = { sign: "A".repeat(44), seal: "A".repeat(44) };
const NAMES = ["Gaitán Lugo, Natalia", "Hoyos Marín, Cristian", "Jaramillo Sosa, Laura"];
const roster = Array.from({ length: 30 }, (_, at) => ({
  id: idOf("student", at),
  name: NAMES[at] ?? `Apellido ${at}, Nombre`,
  code: String(1_024_118_359 + at * 7_919),
  cedula: "",
  device: null,
}));

const DESK: ReceivingDesk = {
  classroom: CLASSROOM,
  roster,
  activities: [
    {
      id: ACTIVITY,
      dueDate: day("2026-12-31"),
      createdAt: NOON - 86_400_000,
      attempts: { kind: "graded", most: 2, keep: "best" },
      seed: null,
    },
  ],
  here: new Map(),
  attempts: new Set(),
};

function source(message: SubmissionMessage, hash = message.id as string): ReadSource {
  return { name: `${message.id}.cuadra`, outcome: ok({ message, hash }) };
}

const from = (at: number, facts = {}) =>
  handInMessage(KEYS, {
    number: at + 1,
    code: roster[at]?.code ?? "",
    name: roster[at]?.name ?? "",
    ...facts,
  });

/** The desk after a plan was carried out. */
function after(desk: ReceivingDesk, plan: ReceivePlan): ReceivingDesk {
  const packets = [...plan.taken, ...plan.unidentified].map(({ packet }) => packet);
  return {
    ...desk,
    here: new Map([...desk.here, ...packets.map(({ message, hash }) => [message.id, { hash }] as const)]),
    attempts: new Set([
      ...desk.attempts,
      ...plan.taken.map(({ student, packet }) =>
        attemptKey(student, ACTIVITY, packet.message.content.attempt),
      ),
    ]),
  };
}

/** Received two hours after the works were handed in. */
const planned = (
  sources: readonly ReadSource[],
  desk: ReceivingDesk,
  seeds: FigureSeeds = new Map(),
  now = NOON + 7_200_000,
) => planReceipt(sources, desk, seeds, now);

const remarksOf = (message: SubmissionMessage, desk = DESK) =>
  planned([source(message)], desk).taken[0]?.remarks;

describe("ED-44 receiving hand-ins", () => {
  const batch: readonly ReadSource[] = [
    ...roster.slice(0, 27).map((_, at) => source(from(at))),
    ...[0, 1, 2].map((at) => ({ ...source(from(at)), name: `copia (${at}).cuadra` })),
    source(from(27, { code: "1024118395" })),
    { name: "entrega_hoyos.cuadra", outcome: { ok: false, error: { kind: "truncated", missing: 214 } } },
  ];

  it("sorts a class: taken, repeated, to be identified, damaged", () => {
    const plan = planned(batch, DESK);
    expect(plan.taken).toHaveLength(27);
    expect(new Set(plan.taken.map(({ student }) => student)).size).toBe(27);
    expect(plan.taken.flatMap(({ remarks }) => remarks)).toEqual([]);
    expect(plan.repeated).toHaveLength(3);
    expect(plan.unidentified.map(({ why, suggestions }) => [why, suggestions])).toEqual([
      ["unknown-code", [roster[27]?.id, roster[0]?.id]],
    ]);
    expect(plan.damaged).toEqual([
      { source: "entrega_hoyos.cuadra", failure: { kind: "truncated", missing: 214 } },
    ]);
    expect(plan.misplaced).toEqual([]);
  });

  it.each(FAILURE_WORDS)("ED-80 keeps in the tray what may still arrive whole: %s", (kind) => {
    const plan = planned([{ name: "algo", outcome: { ok: false, error: { kind } } }], DESK);
    expect(plan.damaged).toHaveLength(1);
    const useless = ["foreign", "too-large", "too-many", "no-code", "no-text", "part-only"];
    const isNothing = [...useless, "unreadable", "not-looked"].includes(kind);
    expect(receivedWorks(plan, CLASSROOM, 1).inbox.map(({ reason }) => reason)).toEqual(
      isNothing ? [] : [kind],
    );
  });

  const DAMAGED = { ok: false, error: { kind: "damaged" } } as const;
  const isIn = (plan: ReceivePlan) => receivedWorks(plan, CLASSROOM, 1);

  it("ED-80 keeps two damaged files of one name apart, by what their heads state", () => {
    const two = ["aa", "bb"].map((stated) => ({ name: "tarea.cuadra", outcome: DAMAGED, stated }));
    expect(new Set(isIn(planned(two, DESK)).inbox.map(({ id }) => id)).size).toBe(2);
  });

  it("ED-80 a damaged one is settled by itself, whatever its name, and by no other text that was pasted", () => {
    const pasted = { name: "Texto pegado", isNamed: false } as const;
    const [damaged] = isIn(planned([{ ...pasted, outcome: DAMAGED, stated: "aa" }], DESK)).inbox;
    const whole = (stated: string, name = "Texto pegado") =>
      isIn(planned([{ ...source(from(0)), ...pasted, name, stated }], DESK)).settled;
    expect(whole("bb")).not.toContain(damaged?.id);
    expect(whole("aa", "Enlace")).toContain(damaged?.id);
    const [first] = planned([{ ...pasted, outcome: DAMAGED }], DESK).damaged;
    expect(first).toEqual({ source: pasted.name, failure: DAMAGED.error, trace: pasted });
    const [unread] = isIn(planned([{ ...pasted, outcome: DAMAGED }], DESK)).inbox;
    expect(unread?.details).toStrictEqual({});
    expect(whole("bb")).not.toContain(unread?.id);
  });

  it("ED-80 a file whose head is broken is settled by its name", () => {
    const [damaged] = isIn(planned([{ name: "Tarea de Ana.cuadra", outcome: DAMAGED }], DESK)).inbox;
    const again = planned([{ ...source(from(0)), name: "tarea de ana.cuadra", stated: "cc" }], DESK);
    expect(isIn(again).settled).toEqual([`${CLASSROOM} cc`, damaged?.id]);
    const unmarked = { ...source(from(0)), name: "Texto pegado", isNamed: false } as const;
    expect(isIn(planned([unmarked], DESK)).settled).toEqual([]);
    const bare = planned([{ ...source(from(0)), name: "Tarea de Ana.cuadra" }], DESK);
    expect(isIn(bare).settled).toEqual([damaged?.id]);
  });

  it("ED-80 a damaged one that came beside a whole one of its name is settled by none of them", () => {
    const two = [
      { name: "tarea.cuadra", outcome: DAMAGED },
      { ...source(from(0)), name: "tarea.cuadra", stated: "cc" },
    ];
    const { inbox, settled } = isIn(planned(two, DESK));
    expect(inbox.map(({ id }) => id)).toEqual([`${CLASSROOM} tarea.cuadra`]);
    expect(settled).toEqual([`${CLASSROOM} cc`]);
  });

  it("ED-80 keeps what came with a work, and what nobody can be told of", () => {
    const log = [{ at: NOON, kind: "opened" }] as never;
    const asked = from(0, { question: "¿Va con IVA?" });
    const file = { kind: "file", name: "tarea.pdf", data: "AQID" } as const;
    const messages = [
      { ...asked, content: { ...asked.content, log } },
      { ...from(1), content: { ...from(1).content, work: file } },
      { ...from(2), content: { ...from(2).content, work: { ...file, data: "?" } } },
      from(3, { code: "1", name: "Nadie" }),
    ];
    const cut = { ok: false, error: { kind: "truncated", missing: 9 } } as const;
    const unknown = { ok: false, error: { kind: "truncated", missing: null } } as const;
    const { submissions, inbox } = receivedWorks(
      planned(
        [
          ...messages.map((each) => source(each)),
          { name: "cortada", outcome: cut },
          { name: "rota", outcome: unknown },
          { name: "x".repeat(300), outcome: DAMAGED },
        ],
        DESK,
      ),
      CLASSROOM,
      5,
    );
    const { content } = asked;
    expect(submissions[0]).toEqual({
      id: asked.id,
      classroom: CLASSROOM,
      activity: ACTIVITY,
      attempt: 1,
      seed: 77,
      work: content.work,
      question: "¿Va con IVA?",
      log,
      declaredAt: NOON,
      receivedAt: 5,
      hash: asked.id,
      device: content.device,
      channel: "file",
      student: roster[0]?.id,
    });
    expect(submissions.slice(1).map(({ work }) => work)).toEqual([
      { kind: "file", name: "tarea.pdf", bytes: Uint8Array.of(1, 2, 3) },
      { kind: "file", name: "tarea.pdf", bytes: new Uint8Array() },
    ]);
    expect(submissions[1]).not.toHaveProperty("log");
    expect(submissions[1]).not.toHaveProperty("question");
    expect(
      inbox.map(({ kind, fileName, author, details }) => [kind, fileName.slice(0, 9), author, details]),
    ).toEqual([
      ["unidentified", expect.any(String), { code: "1", name: "Nadie" }, {}],
      ["damaged", "cortada", null, { missing: 9 }],
      ["damaged", "rota", null, {}],
      ["damaged", "xxxxxxxxx", null, {}],
    ]);
    expect(inbox.at(-1)?.id).toBe(`${CLASSROOM} ${"x".repeat(200)}`);
  });

  it("changes nothing when all of it comes again", () => {
    const plan = planned(batch, DESK);
    const again = planned(batch, after(DESK, plan));
    expect(again.taken).toEqual([]);
    expect(again.unidentified).toEqual([]);
    expect(again.repeated).toHaveLength(31);
    expect(again.repeated.every(({ changed }) => !changed)).toBe(true);
  });

  it("says when the same hand-in came with another content, and keeps the first", () => {
    const plan = planned([source(from(0), "one"), source(from(0), "other")], DESK);
    expect(plan.taken).toHaveLength(1);
    expect(plan.repeated).toEqual([{ source: expect.any(String), changed: true }]);
  });

  it("puts aside what is for another class, another activity, or no hand-in", () => {
    const [one, other] = [from(0), from(1)];
    const elsewhere = { ...one, content: { ...one.content, classroom: idOf("classroom", 9) } };
    const unknown = { ...other, content: { ...other.content, activity: idOf("activity", 9) } };
    const task: ReadSource = { name: "t", outcome: ok({ message: taskMessage("graded"), hash: "" }) };
    expect(planned([source(elsewhere), source(unknown), task], DESK).misplaced.map(({ why }) => why)).toEqual(
      ["other-class", "unknown-activity", "not-a-hand-in"],
    );
  });

  it("leaves two students with one code to the teacher", () => {
    const twins = { ...DESK, roster: roster.map((each, at) => (at < 2 ? { ...each, code: "77" } : each)) };
    const [found] = planned([source(from(0, { code: "77" }))], twins).unidentified;
    expect(found).toMatchObject({ why: "shared-code", suggestions: [roster[0]?.id, roster[1]?.id] });
  });

  it("suggests all who have one code, however many, and nobody else whose device it came from", () => {
    const { device } = from(0).content;
    const shared = roster.map((each, at) => ({
      ...each,
      code: at < 5 ? "77" : each.code,
      device: at === 9 ? device.sign : null,
    }));
    const [found] = planned([source(from(0, { code: "77", name: "Nadie" }))], {
      ...DESK,
      roster: shared,
    }).unidentified;
    expect(found?.suggestions).toEqual(roster.slice(0, 5).map(({ id }) => id));
  });

  it("remarks what a teacher should look at", () => {
    expect(remarksOf(from(0))).toEqual([]);
    const late = {
      ...DESK,
      activities: DESK.activities.map((each) => ({ ...each, dueDate: day("2026-01-31") })),
    };
    expect(remarksOf(from(0), late)).toEqual(["late"]);
    expect(remarksOf(from(0, { attempt: 2 }))).toEqual([]);
    expect(remarksOf(from(0, { attempt: 3 }))).toEqual(["over-attempts"]);
    const begun = from(0);
    expect(remarksOf({ ...begun, content: { ...begun.content, finished: false } })).toEqual(["unfinished"]);
    const known = { ...DESK, roster: roster.map((each) => ({ ...each, device: "B".repeat(44) })) };
    expect(remarksOf(from(0), known)).toEqual(["other-device"]);
    const two = planned([source(from(0)), source(from(0, { number: 99 }))], DESK);
    expect(two.taken.map(({ remarks }) => remarks)).toEqual([[], ["second-of-attempt"]]);
    expect(begun.content.handedInAt).toBe(NOON);
  });

  it("ED-169 remarks a second device and another name in one batch, where two wrote one code", () => {
    const other = from(0, { number: 99, name: "Mora, Pepe" });
    const elsewhere = { ...other, content: { ...other.content, device: { ...KEYS, sign: "B".repeat(44) } } };
    const { taken } = planned([source(from(0)), source(elsewhere)], DESK);
    expect(taken.map(({ remarks }) => remarks)).toEqual([
      [],
      ["second-of-attempt", "other-device", "other-name"],
    ]);
    const third = planned([source(from(0)), source(elsewhere), source(from(0, { number: 98 }))], DESK)
      .taken[2];
    expect(third?.remarks).toEqual(["second-of-attempt"]);
  });

  it("ED-169 a name that says nothing may be anybody's", () => {
    expect([mayBeNamed("", "Ana"), mayBeNamed("Ana", "—"), mayBeNamed("Ana", "Luis")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ["Natalia Gaitán", []],
    ["gaitan", []],
    ["", []],
    ["Pepe Mora", ["other-name"]],
  ])("ED-169 of the name %j remarks %j", (name, remarks) => {
    expect(remarksOf(from(0, { name }))).toEqual(remarks);
  });

  const HOUR = 3_600_000;
  it.each([
    ["now", NOON + 2 * HOUR, []],
    ["half an hour ahead", NOON + 2.5 * HOUR, []],
    ["an hour ahead, to the moment", NOON + 3 * HOUR, []],
    ["a moment more than an hour ahead", NOON + 3 * HOUR + 1, ["odd-clock"]],
    ["an hour before its activity was made, to the moment", NOON - 25 * HOUR, []],
    ["of tomorrow, or the teacher's clock is a day behind", NOON + 26 * HOUR, ["odd-clock"]],
    ["of another year, though it is here before its last day ends", NOON + 40_000 * HOUR, ["odd-clock"]],
    ["a little before its activity was made", NOON - 24.5 * HOUR, []],
    ["of before its activity was made", NOON - 26 * HOUR, ["odd-clock"]],
    ["of the first day that a clock without a battery has", 0, ["odd-clock"]],
  ])("ED-44 takes a work whose clock says it was handed in %s, and says so", (_what, handedInAt, remarks) => {
    const work = from(0);
    expect(remarksOf({ ...work, content: { ...work.content, handedInAt } })).toEqual(remarks);
  });
});

describe("ED-44 who may be meant by a code", () => {
  const [natalia] = roster;

  it("ED-169 knows a number by its kind of document too, and suggests who has a short one", () => {
    const codes = ["1001156285", "211", "18", "CE-211"].map((code, at) => ({
      code,
      cedula: "",
      name: `Apellido ${at}`,
    }));
    const found = (code: string) => withCode(codes, code).map((each) => each.code);
    expect(["CC 1001156285", "T.I. 1.001.156.285", "CC-1001156285"].flatMap(found)).toEqual(
      Array(3).fill("1001156285"),
    );
    expect(found("CE-211")).toEqual(["CE-211"]);
    expect(found("CC 18")).toEqual([]);
    expect(likelyStudents(codes, { code: "CC 18", name: "" }).map(({ code }) => code)).toEqual(["18"]);
  });

  it.each([
    ["two digits swapped", "1024118395"],
    ["one digit wrong", "1024118351"],
    ["one digit missing", "102411835"],
    ["one digit more", "10241183599"],
  ])("finds %s", (_what, code) => {
    expect(likelyStudents(roster, { code, name: "" })[0]).toBe(natalia);
  });

  it("finds a name whatever its order, accents and capitals", () => {
    expect(likelyStudents(roster, { code: "5", name: "natalia GAITAN lugo" })).toEqual([natalia]);
  });

  it("suggests the same name before a near code, and three at most", () => {
    const who = (code: string, name = "", cedula = "") => ({ code, name, cedula });
    const [two, one, swapped, same] = [
      who("10002255"),
      who("10002222"),
      who("10002232"),
      who("5", "Ana  Mora"),
    ];
    expect(likelyStudents([two, one, swapped, same], { code: "10002223", name: "mora, ana" })).toEqual([
      same,
      one,
      swapped,
    ]);
    expect(likelyStudents([who("x", "", "10002222")], { code: "10002223", name: "" })).toHaveLength(1);
    expect(likelyStudents([who("12345")], { code: "12354", name: "" })).toHaveLength(1);
    expect(likelyStudents([who("12345")], { code: "1254", name: "" })).toHaveLength(0);
    expect(likelyStudents([who("12345")], { code: "12543", name: "" })).toHaveLength(1);
    expect(likelyStudents([who("123")], { code: "124", name: "" })).toHaveLength(1);
    expect(likelyStudents([who(""), who("", " ")], { code: "124", name: "" })).toEqual([]);
    const both = who("10002222", "Ana Mora");
    expect(likelyStudents([same, both], { code: "10002223", name: "Ana Mora" })).toEqual([both, same]);
    const long = "9".repeat(60);
    expect(likelyStudents([who(`${long}123`)], { code: `${long}45678`, name: "" })).toHaveLength(1);
    expect(likelyStudents([who("", "", "")], { code: "1", name: "" })).toEqual([]);
  });

  it("suggests nobody for another code or a short one", () => {
    expect(likelyStudents(roster, { code: "5555555555", name: "Otra persona" })).toEqual([]);
    expect(likelyStudents([{ code: "12", cedula: "", name: "A" }], { code: "13", name: "" })).toEqual([]);
    expect(likelyStudents(roster, { code: "9".repeat(100_000), name: "" })).toEqual([]);
  });

  it("suggests first whose device it came from, and nobody whose device is another's too", () => {
    const { device } = from(0).content;
    const wrong = source(from(0, { code: "5555555555", name: "" }));
    const suggestedBy = (devices: readonly (string | null)[]) => {
      const known = roster.map((who, at) => ({ ...who, device: devices[at] ?? null }));
      return planned([wrong], { ...DESK, roster: known }).unidentified[0]?.suggestions;
    };
    expect(suggestedBy([null, null])).toEqual([]);
    expect(suggestedBy([null, device.sign])).toEqual([roster[1]?.id]);
    expect(suggestedBy([device.sign, device.sign])).toEqual([]);
  });

  it("reads codes with points and spaces, and the cédula where no code is it", () => {
    expect(withCode(roster, " 1.024.118.359 ")).toEqual([natalia]);
    expect(withCode([{ code: "A-1", cedula: "900", name: "x" }], "900")).toHaveLength(1);
    expect(withCode(roster, " . ")).toEqual([]);
  });

  /** [codes of the class, cédulas, what the student typed, whose it is by place] */
  it.each([
    [["7", "8"], [], "007", [0]],
    [["007", "008"], [], "7", [0]],
    [["007", "008"], [], "0-08", [1]],
    [["7", "007"], [], "007", [1]],
    [["7", "007"], [], "7", [0]],
    [["07", "007"], [], "7", [0, 1]],
    [["A", "B"], ["010", "20"], "10", [0]],
    [["10", "B"], ["4", "010"], "010", [1]],
    [["E007"], [], "E7", []],
    [["7A"], [], "007A", []],
    [["0"], [], "000", [0]],
    [["70"], [], "7", []],
  ])("of %j (%j) «%s» is %j, whatever zeros stand before a number", (codes, cedulas, typed, places) => {
    const all = codes.map((code, at) => ({ code, cedula: cedulas[at] ?? "", name: `${at}` }));
    expect(withCode(all, typed).map(({ name }) => Number(name))).toEqual(places);
  });
});

describe("ED-126 figures of somebody else", () => {
  const seeds = new Map(roster.map(({ code }, at) => [figureKey(ACTIVITY, code, 1), 1000 + at]));
  const withSeed = (at: number, seed: number, facts = {}) => {
    const message = from(at, facts);
    return source({ ...message, content: { ...message.content, seed } });
  };

  it("are taken and marked, with the student whose they are", () => {
    const [own] = planned([withSeed(3, 1003)], DESK, seeds).taken;
    expect([own?.remarks, own?.figuresOf]).toEqual([[], null]);
    const [copied] = planned([withSeed(3, 1007)], DESK, seeds).taken;
    expect([copied?.remarks, copied?.figuresOf]).toEqual([["other-figures"], roster[7]?.id]);
    const [made] = planned([withSeed(3, 5)], DESK, seeds).taken;
    expect([made?.remarks, made?.figuresOf]).toEqual([["other-figures"], null]);
    const ofNobody = new Map([...seeds, [figureKey(ACTIVITY, "", 1), 5]]);
    expect(planned([withSeed(3, 5)], DESK, ofNobody).taken[0]?.figuresOf).toBeNull();
  });

  it("are kept with the work, in the tray too", () => {
    const strange = withSeed(4, 1007, { code: "99" });
    const asked = new Map([...seeds, [figureKey(ACTIVITY, "99", 1), 42]]);
    const plan = planned([withSeed(3, 1007), withSeed(5, 5), withSeed(6, 1006), strange], DESK, asked);
    const { submissions, inbox } = receivedWorks(plan, CLASSROOM, 1);
    expect(submissions.map((each) => each.otherFigures)).toEqual([roster[7]?.id, "nobody", undefined]);
    expect(inbox[0]?.submission?.otherFigures).toBe(roster[7]?.id);
    const right = planned([withSeed(4, 42, { code: "99" })], DESK, asked);
    expect(receivedWorks(right, CLASSROOM, 1).inbox[0]?.submission).not.toHaveProperty("otherFigures");
  });

  it("are one seed where the figures are the same for all, and are not judged of a code that was not asked for", () => {
    const shared = { ...DESK, activities: DESK.activities.map((each) => ({ ...each, seed: 1 })) };
    expect(planned([withSeed(3, 1)], shared).taken[0]?.remarks).toEqual([]);
    const [other] = planned([withSeed(3, 1007)], shared, seeds).taken;
    expect([other?.remarks, other?.figuresOf]).toEqual([["other-figures"], null]);
    expect(planned([withSeed(3, 9)], DESK).taken[0]?.remarks).toEqual([]);
  });
});
