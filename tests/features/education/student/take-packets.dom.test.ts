import { describe, expect, it } from "vitest";
import type { ClassCardMessage, ExchangeMessage, TaskMessage } from "#domain/exchange/message.ts";
import { openStudent } from "#features/education/student/open-student.ts";
import { takePackets } from "#features/education/student/receive/take-packets.ts";
import { studentContents } from "#storage/classroom/student/student-queries.ts";
import { openStudentStorage } from "#storage/classroom/student/student-storage.ts";
import { cardMessage, idOf, NOON, returnMessage, taskMessage } from "#tests/support/exchange/messages.ts";

const KEYS = { sign: "A".repeat(44), seal: "B".repeat(44) };
const packet = (message: ExchangeMessage) => ({ message, hash: "" });
const told = (title: string, madeAt: number): TaskMessage => {
  const message = taskMessage("graded");
  return { ...message, madeAt, content: { ...message.content, title } };
};

async function received(...messages: readonly ExchangeMessage[]) {
  const { storage } = await openStudent();
  const taken = await takePackets(storage, messages.map(packet), { code: "101", name: "Zea, Ana" });
  const { tasks } = await studentContents(storage);
  return {
    tasks: taken.tasks,
    titles: tasks.filter(({ id }) => id === told("", 0).content.activity).map((each) => each.title),
  };
}

const copies = [told("Vieja", NOON), told("Nueva", NOON + 1)] as const;

it("ED-82 of two copies of a task in one chat the newer one stays, whatever their order", async () => {
  const [old, fresh] = copies;
  expect(await received(cardMessage(KEYS), fresh, old)).toEqual({ tasks: 1, titles: ["Nueva"] });
  expect(await received(old, fresh)).toEqual({ tasks: 0, titles: ["Nueva"] });
});

it("ED-82 an older card of the classroom brings back none of its former settings, whatever its order", async () => {
  const { storage } = await openStudent();
  const card = (name: string, madeAt: number) => packet({ ...cardMessage(KEYS, name), madeAt });
  const take = async (...cards: readonly ReturnType<typeof card>[]) => {
    const { joined } = await takePackets(storage, cards, null);
    const { classrooms } = await studentContents(storage);
    return [joined, classrooms.find(({ id }) => id === cardMessage(KEYS).content.classroom)?.name];
  };
  expect(await take(card("Nueva", NOON + 2), card("Vieja", NOON + 1))).toEqual([["Nueva"], "Nueva"]);
  expect(await take(card("Vieja", NOON + 1))).toEqual([[], "Nueva"]);
  expect(await take(card("Nueva", NOON + 2))).toEqual([[], "Nueva"]);
});

describe("ED-159 one activity for two classes of a student", () => {
  const SECOND = idOf("classroom", 2);
  const card = (): ClassCardMessage => {
    const { content, ...message } = cardMessage(KEYS, "Costos II");
    return { ...message, content: { ...content, classroom: SECOND } };
  };
  const of = <Message extends ExchangeMessage>(message: Message): Message => ({
    ...message,
    content: { ...message.content, classroom: SECOND },
  });
  const who = { code: "101", name: "Zea, Ana" };
  /** A place of its own, with both classes entered. */
  async function entered(number: number) {
    const storage = await openStudentStorage(idOf("profile", number));
    await takePackets(storage, [cardMessage(KEYS), card()].map(packet), who);
    const take = (...messages: readonly ExchangeMessage[]) => takePackets(storage, messages.map(packet), who);
    return { storage, take };
  }
  const ELSEWHERE = [{ title: "Nueva", kept: cardMessage(KEYS).content.name, other: "Costos II" }];

  it("stays of the class that it came for first, alone or in one chat, and says so", async () => {
    const { storage, take } = await entered(901);
    const [old, fresh] = copies;
    expect(await take(fresh)).toMatchObject({ tasks: 1, elsewhere: [] });
    expect(await take(of(told("Otra", NOON + 5)))).toMatchObject({ tasks: 0, elsewhere: ELSEWHERE });
    const { tasks } = await studentContents(storage);
    expect(tasks).toMatchObject([{ title: "Nueva", classroom: cardMessage(KEYS).content.classroom }]);
    const batch = await entered(902);
    expect(await batch.take(old, of(fresh))).toMatchObject({ tasks: 1, elsewhere: [{ title: "Vieja" }] });
    expect(await batch.take(fresh)).toMatchObject({ tasks: 1, elsewhere: [] });
  });

  it("its grade in the other class is not taken for the one of the first", async () => {
    const { storage, take } = await entered(903);
    await take(told("Nueva", NOON));
    expect(await take(of(returnMessage()))).toMatchObject({ returns: 0, elsewhere: ELSEWHERE });
    expect((await studentContents(storage)).returns).toEqual([]);
    expect(await take(returnMessage())).toMatchObject({ returns: 1, elsewhere: [] });
    expect(await take(of(returnMessage()))).toMatchObject({ returns: 0, elsewhere: ELSEWHERE });
    expect((await studentContents(storage)).returns).toHaveLength(1);
  });
});
