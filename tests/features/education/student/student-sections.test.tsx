import { render, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { addStudent, openStudent } from "#features/education/student/open-student.ts";
import { takePackets } from "#features/education/student/receive/take-packets.ts";
import { StudentSections } from "#features/education/student/student-sections.tsx";
import { profilesOf } from "#storage/classroom/student/student-storage.ts";
import { cardMessage } from "#tests/support/exchange/messages.ts";

const KEYS = { sign: "A".repeat(44), seal: "B".repeat(44) };

const show = () =>
  render(<StudentSections section="settings" exercises={() => null} place={{} as never} go={vi.fn()} />);

it("ED-136 the sample student who enters a classroom is listed by the name they entered by, also for others", async () => {
  const { storage, profile, profiles } = await openStudent();
  await takePackets(storage, [{ message: cardMessage(KEYS), hash: "" }], { code: "101", name: "Zea, Ana" });
  show();
  const people = within(await screen.findByRole("region", { name: "Quién estudia en este equipo" }));
  await waitFor(() => expect(people.getByRole("listitem").textContent).toContain("Zea, AnaAbierto"));
  expect(await profilesOf(profiles)).toMatchObject([{ id: profile.id, name: "Zea, Ana", sample: false }]);
  await addStudent("Ruiz, Luis");
  const { profiles: now } = await openStudent();
  expect((await profilesOf(now)).map(({ name }) => name)).toEqual(["Ruiz, Luis", "Zea, Ana"]);
});
