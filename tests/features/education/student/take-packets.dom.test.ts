import { expect, it } from "vitest";
import type { ExchangeMessage, TaskMessage } from "#domain/exchange/message.ts";
import { openStudent } from "#features/education/student/open-student.ts";
import { takePackets } from "#features/education/student/receive/take-packets.ts";
import { studentContents } from "#storage/classroom/student/student-queries.ts";
import { cardMessage, NOON, taskMessage } from "#tests/support/exchange/messages.ts";

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
