import { Link } from "@tanstack/react-router";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { formatMoment } from "#domain/kernel/format.ts";
import { formatBytes } from "#domain/kernel/format-bytes.ts";
import type { WaitingFile } from "#storage/waiting-files/waiting-files.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { buttonClass } from "#ui/kit/controls/button-class.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { workspaceTexts } from "./texts.ts";
import { takeAwayFile, useWaitingFiles } from "./use-waiting-files.ts";

const { files: texts } = workspaceTexts;

function FileRow({ file, owner }: { readonly file: WaitingFile; readonly owner: FileOwner }) {
  const { id, name, size, service, at, expiresAt } = file;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-raya border-b py-3">
      <FileSpreadsheet size={24} aria-hidden="true" className="text-success" />
      <div className="min-w-48 flex-1">
        <bdi className="block wrap-anywhere font-semibold">{name}</bdi>
        <p className="text-muted">
          {texts.brought[service](formatMoment(at))} · {formatBytes(size)}
        </p>
        {expiresAt === 0 ? null : (
          <p className="text-warntext">
            {texts.until(formatMoment(expiresAt))}{" "}
            <Link to="/login" search={{ returnUrl: "/workspace" }} className="link font-semibold">
              {texts.keep}
            </Link>
          </p>
        )}
      </div>
      <Link
        to="/workspace"
        search={{ archivo: id, ...(expiresAt === 0 ? {} : { guest: true as const }) }}
        aria-label={texts.openName[service](name)}
        className={buttonClass({ variant: "primary" })}
      >
        {texts.open[service]}
      </Link>
      <Button aria-label={texts.removeName(name)} onClick={() => void takeAwayFile(owner, id)}>
        {texts.remove}
      </Button>
    </li>
  );
}

/** Files waiting to be read, since when, and buttons to remove them. Renders nothing if there are none. */
export function WaitingFiles() {
  const { owner, found } = useWaitingFiles();
  if (found.state === "failed") return <Banner tone="error">{texts.failed}</Banner>;
  if (found.state === "loading" || owner === null || found.value.length === 0) return null;
  const { length } = found.value;
  return (
    <section className="mt-10">
      <h2 className="section-head">{texts.title(length)}</h2>
      <ul>
        {found.value.map((file) => (
          <FileRow key={file.id} file={file} owner={owner} />
        ))}
      </ul>
      <p className="mt-3 text-muted">{length === 1 ? texts.textOne : texts.text}</p>
    </section>
  );
}
