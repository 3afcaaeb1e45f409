import FileDown from "lucide-react/icons/file-down";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { shownFileName } from "#domain/import/shown-file-name.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { topModal } from "#ui/kit/overlays/modal-stack.ts";
import { useStore } from "#ui/kit/use-store.ts";
import { type BroughtFiles, bringFiles, broughtFiles, droppedFiles } from "./bring-files.ts";
import { type DoorsAt, doorsAt, isJournalPlace, isOfBooks } from "./doors.ts";
import { type LaunchedFiles, launchedTogether, onLaunchedFiles } from "./launch-files.ts";
import { isOfSystem, pastedFiles } from "./pasted-files.ts";
import { doorTexts as texts } from "./texts.ts";
import { useWaitingNotices } from "./use-waiting-notices.ts";

const DoorDialog = lazy(async () => ({ default: (await import("./door-dialog.tsx")).DoorDialog }));

/** A browser says that files are over the page several times a second, and not that they left it. */
const GONE_AFTER_MS = 700;

/** A box of the screen takes its files itself. */
const isOverBox = ({ target }: Event) =>
  target instanceof Element && target.closest("[data-takes-files]") !== null;

function tellBusy(): void {
  toast.info({ id: "door-busy", title: texts.busy, text: texts.busyText });
}

/** Something may be half written here: what was dropped opens once it is asked for. */
function askFirst({ files, folders }: BroughtFiles): void {
  const names = [...files.map(({ name }) => name), ...folders];
  toast.info({
    id: "door-asked",
    title: texts.asked(names.length, shownFileName(names[0] ?? "")),
    text: texts.askedText,
    durationMs: 20_000,
    actions: [{ label: texts.openAsked, onAction: () => bringFiles(files, folders) }],
  });
}

function answerDrop(at: DoorsAt, brought: BroughtFiles): void {
  if (topModal() !== null) tellBusy();
  else if (at === "taken") bringFiles(brought.files, brought.folders);
  else if (at === "asked") askFirst(brought);
  else
    toast.info({
      id: "door-elsewhere",
      title: texts.elsewhere,
      text: texts.elsewhereText,
      durationMs: 10_000,
    });
}

/** Follows files that are dragged over the page, and answers them; true while they are over one that takes them. */
function useDroppedFiles(at: DoorsAt): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: boolean) => {
      clearTimeout(timer);
      setOver(next);
      if (next) timer = setTimeout(() => setOver(false), GONE_AFTER_MS);
    };
    const dragged = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (dataTransfer === null || !isOfSystem(dataTransfer.types)) return;
      if (isOverBox(event)) return show(false);
      // Without it the browser refuses the drop, and nothing could be said of it.
      event.preventDefault();
      const isBusy = topModal() !== null;
      dataTransfer.dropEffect = isBusy ? "none" : "copy";
      show(at === "taken" && !isBusy);
    };
    const dropped = (event: DragEvent) => {
      const { dataTransfer } = event;
      show(false);
      if (dataTransfer === null || !isOfSystem(dataTransfer.types) || isOverBox(event)) return;
      event.preventDefault();
      answerDrop(at, droppedFiles([...dataTransfer.files], dataTransfer.items));
    };
    window.addEventListener("dragover", dragged);
    window.addEventListener("drop", dropped);
    return () => {
      clearTimeout(timer);
      setOver(false);
      window.removeEventListener("dragover", dragged);
      window.removeEventListener("drop", dropped);
    };
  }, [at]);
  return over;
}

/** Files, and outside of a journal tables too, that are pasted on a screen and not into a field. */
function usePastedFiles(mayTake: boolean, mayBeText: boolean): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (!mayTake || topModal() !== null) return;
    const files = pastedFiles(event, mayBeText);
    if (files.length === 0) return;
    event.preventDefault();
    bringFiles(files);
  });
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => take(event);
    window.addEventListener("paste", pasted);
    return () => window.removeEventListener("paste", pasted);
  }, []);
}

/** Files that the system opens with the application wait for a screen of books: somebody may have to sign in first. */
function useLaunchedFiles(mayTake: boolean): void {
  const [waiting, setWaiting] = useState<LaunchedFiles | null>(null);
  useEffect(() => onLaunchedFiles((next) => setWaiting((first) => launchedTogether(first, next))), []);
  useEffect(() => {
    if (!mayTake || waiting === null) return;
    setWaiting(null);
    const { files, unread, beyond } = waiting;
    const notCome = unread.map((name) => texts.unread(shownFileName(name)));
    bringFiles(
      files,
      [],
      beyond > 0 ? [...notCome, texts.beyond(files.length + unread.length, beyond)] : notCome,
    );
  }, [mayTake, waiting]);
}

/** The doors of every screen: what is dropped, pasted, chosen or opened with the application (IM-27). */
export function DoorsPlace({ pathname }: { readonly pathname: string }) {
  const mayTake = isOfBooks(pathname);
  const over = useDroppedFiles(doorsAt(pathname));
  usePastedFiles(mayTake, !isJournalPlace(pathname));
  useLaunchedFiles(mayTake);
  useWaitingNotices(pathname);
  const brought = useStore(broughtFiles);
  return (
    <>
      {over ? (
        <div
          role="status"
          className="pointer-events-none fixed inset-2 z-30 grid place-items-center rounded-box border-2 border-primary border-dashed"
        >
          <div className="m-4 flex max-w-md items-center gap-4 rounded-box border border-borde bg-base-100 p-5 shadow-float">
            <FileDown size={28} aria-hidden="true" className="shrink-0 text-success" />
            <p>
              <span className="block font-semibold">{texts.drop}</span>
              <span className="text-muted text-sm">{texts.dropText}</span>
            </p>
          </div>
        </div>
      ) : null}
      {brought === null ? null : (
        <Suspense fallback={null}>
          <DoorDialog brought={brought} pathname={pathname} onClose={() => broughtFiles.set(null)} />
        </Suspense>
      )}
    </>
  );
}
