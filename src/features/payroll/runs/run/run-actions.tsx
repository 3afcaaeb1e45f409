import BookDown from "lucide-react/icons/book-down";
import FileUp from "lucide-react/icons/file-up";
import HandCoins from "lucide-react/icons/hand-coins";
import History from "lucide-react/icons/history";
import LockKeyhole from "lucide-react/icons/lock-keyhole";
import LockOpen from "lucide-react/icons/lock-open";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useGivenFiles } from "#flows/doors/given-files.ts";
import { tellNotTaken } from "#flows/doors/tell-not-taken.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import type { MenuItem } from "#ui/kit/overlays/menu.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { runTexts } from "../run-texts.ts";
import { type Asked, RunDialogs } from "./run-dialogs.tsx";
import { RunFiles } from "./run-files.tsx";
import type { RunView } from "./use-run.ts";
import { type RunActions as Actions, useRunActions } from "./use-run-actions.ts";

const { actions: texts } = runTexts;

function icon(Icon: typeof LockOpen): ReactNode {
  return <Icon size={18} aria-hidden="true" />;
}

function isPosted({ open: { entry } }: RunView): boolean {
  return entry?.counts ?? false;
}

/** Less frequent actions; actions unavailable in the current state are left out. */
function menuItems(view: RunView, actions: Actions, onAsk: (asked: Asked) => void): MenuItem[] {
  const { status } = view.run;
  const posted = isPosted(view);
  const item = (
    id: "novelties" | "reopen" | "unpay" | "reverse" | "history",
    Icon: typeof LockOpen,
    onSelect: () => void,
  ) => ({
    id,
    label: texts[id],
    icon: icon(Icon),
    onSelect,
  });
  const items: MenuItem[] = [];
  if (view.editor !== null) items.push(item("novelties", FileUp, () => onAsk("novelties")));
  if (status === "closed" && !posted) items.push(item("reopen", LockOpen, () => void actions.reopen()));
  if (status === "paid") items.push(item("unpay", Undo2, () => void actions.unpay()));
  if (posted) items.push(item("reverse", Undo2, () => onAsk("reverse")));
  items.push(item("history", History, () => onAsk("history")));
  if (status !== "draft") return items;
  const remove = { id: "remove", label: texts.remove, icon: icon(Trash2), tone: "danger" } as const;
  return [...items, { ...remove, onSelect: () => void actions.remove() }];
}

interface MainProps {
  readonly view: RunView;
  readonly onAsk: (asked: Asked) => void;
}

/** The run's next step. */
function MainButtons({ view, onAsk }: MainProps) {
  const { status, people } = view.run;
  if (status === "draft")
    return (
      <Button
        variant="primary"
        icon={icon(LockKeyhole)}
        disabled={!view.figures.run.ok || people.length === 0}
        onClick={() => onAsk("close")}
      >
        {texts.close}
      </Button>
    );
  const post = isPosted(view) ? null : (
    <Button
      variant={status === "paid" ? "primary" : "outline"}
      icon={icon(BookDown)}
      onClick={() => onAsk("post")}
    >
      {texts.post}
    </Button>
  );
  if (status === "paid") return post;
  return (
    <>
      {post}
      <Button variant="primary" icon={icon(HandCoins)} onClick={() => onAsk("pay")}>
        {texts.pay}
      </Button>
    </>
  );
}

/** Actions available in the run's current state, and its files. */
export function RunActionMenu({ view, onSlip }: ComponentProps<typeof RunFiles>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [given, setGiven] = useState<File | null>(null);
  useGivenFiles("novelties", true, (list) => {
    if (view.editor === null) return tellNotTaken("closed-run");
    setGiven(list);
    setAsked("novelties");
  });
  const close = () => {
    setAsked(null);
    setGiven(null);
  };
  const actions = useRunActions(view);
  const items = menuItems(view, actions, setAsked);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <RunFiles view={view} onSlip={onSlip} />
      <MainButtons view={view} onAsk={setAsked} />
      <MoreMenu label={texts.more} items={items} />
      {asked === null ? null : (
        <RunDialogs view={view} asked={asked} given={given} actions={actions} onClose={close} />
      )}
    </div>
  );
}
