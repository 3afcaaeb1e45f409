import { dayInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { deletedClassrooms } from "#storage/classroom/desk/deleted-classrooms.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { EmptyState } from "#ui/kit/feedback/empty-state.tsx";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { bringsPacket } from "../../exchange/address-packet.ts";
import type { GoTo } from "../../shell/academic-place.ts";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { deskTexts } from "../desk/texts.ts";
import { classroomTexts as texts } from "./texts.ts";

interface UnknownClassroomProps {
  readonly desk: TeacherDesk;
  /** As the address names it. */
  readonly id: string;
  readonly go: GoTo;
}

/** A classroom that is not here: one that was deleted can be brought back, for what came to it meanwhile too (ED-44). */
export function UnknownClassroom({ desk, id, go }: UnknownClassroomProps) {
  const read = useQuery(() => deletedClassrooms(desk.desk), [desk.desk.name, id]);
  if (read.state === "loading") return <SkeletonRows rows={3} label={deskTexts.loading} />;
  const found = read.state === "ready" ? read.value.find(({ classroom }) => classroom.id === id) : undefined;
  const brings = bringsPacket();
  const parts = [
    found === undefined ? texts.unknownText : texts.deletedOn(formatDay(dayInBogota(found.at))),
    ...(found?.command == null ? [] : [texts.deletedComesBack]),
    ...(brings ? [found?.command == null ? texts.linkWaits : texts.linkIsReceived] : []),
  ];
  return (
    <EmptyState
      level={1}
      title={found === undefined ? texts.unknown : texts.wasDeleted(found.classroom.name)}
      text={parts.join(" ")}
      actions={
        <>
          {found?.command == null ? null : (
            <Button variant="primary" onClick={() => void desk.act.bringBack(found)}>
              {texts.bringBack}
            </Button>
          )}
          <Button onClick={() => go({ section: "classrooms" })}>{texts.back}</Button>
        </>
      }
    />
  );
}
