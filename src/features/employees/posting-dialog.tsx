import { type ReactNode, useState } from "react";
import type { EntryContent } from "#domain/accounting/entry.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { PostEntryDialog } from "#flows/post-entry/post-entry-dialog.tsx";
import { usePosting } from "./use-posting.ts";

interface Proposal {
  readonly title: string;
  /** Said once it is posted. */
  readonly done: string;
  readonly company: CompanyId;
}

interface PostingDialogProps extends Proposal {
  readonly entry: EntryContent;
  readonly onPosted: () => void;
  readonly onClose: () => void;
}

/** Tells one proposed entry from another, so that the same is not posted twice from one dialog. */
function sealOf({ date, lines }: EntryContent): string {
  return JSON.stringify([date, lines]);
}

/** Shows the proposed entry of a settlement or of benefits, and posts it to the book that is chosen. */
function PostingDialog({ title, done, company, entry, onPosted, onClose }: PostingDialogProps) {
  const post = usePosting(entry, done, onPosted);
  return <PostEntryDialog title={title} companyId={company} entry={entry} onPost={post} onClose={onClose} />;
}

export interface EntryPosting {
  /** The entry as it stands was posted from here already. */
  readonly posted: boolean;
  readonly start: () => void;
  readonly dialog: ReactNode;
}

/** Posting what is proposed; `entry` is null while there is nothing to post. */
export function useEntryPosting(entry: EntryContent | null, proposal: Proposal): EntryPosting {
  const [open, setOpen] = useState(false);
  const [seal, setSeal] = useState<string | null>(null);
  const dialog =
    open && entry !== null ? (
      <PostingDialog
        {...proposal}
        entry={entry}
        onPosted={() => setSeal(sealOf(entry))}
        onClose={() => setOpen(false)}
      />
    ) : null;
  return { posted: entry !== null && seal === sealOf(entry), start: () => setOpen(true), dialog };
}
