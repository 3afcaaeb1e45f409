import { Link } from "@tanstack/react-router";
import ArrowRight from "lucide-react/icons/arrow-right";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/kit/controls/button.tsx";
import { useTitle } from "#ui/kit/use-title.ts";
import { workspaceTexts } from "./texts.ts";
import { WaitingFiles } from "./waiting-files.tsx";
import { WorkspaceHeader } from "./workspace-header.tsx";

const texts = workspaceTexts.door;

const ServiceDialog = lazy(async () => ({
  default: (await import("#flows/service/service-dialog.tsx")).ServiceDialog,
}));

type Opened = "create" | "upload" | "analyze";

interface RowProps {
  readonly title: string;
  readonly text: string;
}

function RowText({ title, text }: RowProps) {
  return (
    <>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted">{text}</span>
      </span>
      <ArrowRight size={18} aria-hidden="true" />
    </>
  );
}

const ROW = "flex w-full items-center gap-3 border-raya border-b py-3.5 text-start hover:text-primary";

function OtherWays({ onOpen }: { readonly onOpen: (service: Opened) => void }) {
  return (
    <section className="mt-10">
      <h2 className="section-head">{texts.others}</h2>
      <ul>
        <li>
          <button type="button" className={ROW} onClick={() => onOpen("upload")}>
            <RowText title={texts.upload} text={texts.uploadText} />
          </button>
        </li>
        <li>
          <button type="button" className={ROW} onClick={() => onOpen("analyze")}>
            <RowText title={texts.analyze} text={texts.analyzeText} />
          </button>
        </li>
        <li>
          <Link to="/libro-contable" className={ROW}>
            <RowText title={texts.journal} text={texts.journalText} />
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** Entrance to the workspaces: start a project, or see waiting files. Open to everyone. */
export function WorkspaceScreen() {
  const [opened, setOpened] = useState<Opened | null>(null);
  useTitle(texts.title);
  return (
    <>
      <WorkspaceHeader back="/" backLabel={workspaceTexts.backHome} title={texts.title} />
      <main className="mx-auto w-full max-w-3xl px-4 pt-10 pb-28 md:px-8">
        <p className="text-reading">{texts.text}</p>
        <Button variant="primary" size="lg" className="mt-6" onClick={() => setOpened("create")}>
          {texts.start}
        </Button>
        <WaitingFiles />
        <OtherWays onOpen={setOpened} />
      </main>
      <Suspense fallback={null}>
        {opened === null ? null : (
          <ServiceDialog service={opened} from="workspace" onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}
