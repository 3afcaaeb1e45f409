import { useState } from "react";
import type { JoinedClassroom } from "#domain/classroom/student-desk.ts";
import { keptCard } from "#domain/exchange/receive/student-arrivals.ts";
import { plainLine } from "#domain/kernel/graphemes.ts";
import type { ActivityId } from "#domain/kernel/ids.ts";
import { taskSeed } from "#formats/exchange/task-seed.ts";
import { changeIdentity } from "#storage/classroom/student/change-identity.ts";
import type { StudentContents } from "#storage/classroom/student/student-queries.ts";
import type { StudentStorage } from "#storage/classroom/student/student-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { saving } from "../../shell/saved-work.ts";
import { storageRefusalText } from "../../shell/trouble-text.ts";
import { classNamesOf } from "../class-names.ts";
import { tellDone } from "../tell-done.ts";
import { JoinDialog } from "./join-dialog.tsx";
import type { Identity } from "./take-packets.ts";
import { exchangeStudentTexts } from "./texts.ts";

const { identity: texts } = exchangeStudentTexts;

/** The seeds that tasks with figures of each student get by another code. */
async function seedsBy(
  { tasks }: StudentContents,
  { id: classroom, code: former }: JoinedClassroom,
  code: string,
): Promise<ReadonlyMap<ActivityId, number>> {
  const found = new Map<ActivityId, number>();
  for (const { id, seed, source, ...task } of tasks) {
    const isPersonal =
      task.classroom === classroom && source !== null && seed === (await taskSeed(id, former, 1));
    if (isPersonal) found.set(id, await taskSeed(id, code, 1));
  }
  return found;
}

interface IdentitiesProps {
  readonly storage: StudentStorage;
  readonly profile: string;
  readonly contents: StudentContents;
}

/** Who the student is in each classroom that was entered, and the way out of a name that is somebody else's (ED-137). */
export function Identities({ storage, profile, contents }: IdentitiesProps) {
  const [asked, setAsked] = useState<JoinedClassroom | null>(null);
  const change = async (classroom: JoinedClassroom, { name, code }: Identity) => {
    const target = storage.newId("command");
    const who = { name: plainLine(name), code: plainLine(code) };
    const done = await saving(async () => {
      const seeds = await seedsBy(contents, classroom, who.code);
      return changeIdentity(storage, profile, { id: target, classroom: classroom.id, ...who, seeds });
    });
    // What is no refusal was told by `saving`.
    if (done === null) return texts.refused;
    if (!done.ok) {
      const { error } = done;
      const why = error.kind === "storage" ? storageRefusalText(error.trouble) : texts.refusedText;
      return `${texts.refused}. ${why}`;
    }
    setAsked(null);
    tellDone(storage, profile, { title: texts.changed(who.name), target, before: done.value });
    return null;
  };
  const names = classNamesOf(contents.classrooms);
  const handedIn = contents.handIns.filter(({ classroom }) => classroom === asked?.id).length;
  return (
    <>
      <ul className="grid gap-2">
        {contents.classrooms.flatMap((classroom) => {
          const card = keptCard(classroom);
          if (card === null) return [];
          return (
            <li key={classroom.id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="wrap-anywhere">
                {texts.here(card.student, classroom.code, names.get(classroom.id) ?? classroom.name)}
              </span>
              <Button size="sm" onClick={() => setAsked(classroom)}>
                {texts.notMe}
                <span className="sr-only">: {card.student}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {asked === null ? null : (
        <JoinDialog
          title={texts.notMe}
          confirm={texts.confirm}
          notes={[
            texts.tasks,
            ...(handedIn === 0 ? [] : [texts.handedIn(handedIn, keptCard(asked)?.student ?? "")]),
            texts.undoable,
          ]}
          card={{ name: asked.name, group: asked.group, roster: [] }}
          onJoin={(who) => change(asked, who)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
