import Share2 from "lucide-react/icons/share-2";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Menu } from "#ui/kit/overlays/menu.tsx";
import { useCopyFirst } from "../copies/use-copy-first.tsx";
import type { TeacherDesk } from "../desk/teacher-desk.ts";
import { inboxTexts as texts } from "./texts.ts";
import { usePacket } from "./use-packet.tsx";

interface ShareClassProps {
  readonly desk: TeacherDesk;
  readonly classroom: Classroom;
}

/** The class card: how students enter the classroom. */
export function ShareClass({ desk, classroom }: ShareClassProps) {
  const { busy, share, dialog } = usePacket();
  const { first, question } = useCopyFirst(desk, classroom.id);
  const card = (withNames: boolean) =>
    first(
      () =>
        void share(async () => (await import("./make-packets.ts")).cardPacket(desk, classroom, withNames)),
    );
  return (
    <>
      <Menu
        label={texts.shareClass}
        align="end"
        items={[
          { id: "code", label: texts.withCode, onSelect: () => card(false) },
          { id: "names", label: texts.withNames, onSelect: () => card(true) },
        ]}
        trigger={(trigger) => (
          <Button {...trigger} loading={busy} icon={<Share2 size={17} aria-hidden="true" />}>
            {texts.shareClass}
          </Button>
        )}
      />
      {question}
      {dialog}
    </>
  );
}
