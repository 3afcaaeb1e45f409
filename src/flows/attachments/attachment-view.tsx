import Download from "lucide-react/icons/download";
import ExternalLink from "lucide-react/icons/external-link";
import FileText from "lucide-react/icons/file-text";
import type { Attachment } from "#domain/attachments/attachment.ts";
import { keptFileName } from "#domain/report/file-name.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type FileContent, readAttachment } from "#storage/queries/attachments/read-attachment.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { saveFile, showPdf } from "#ui/kit/save-file.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { attachmentTexts as texts } from "./texts.ts";

const TYPES = { jpeg: "image/jpeg", pdf: "application/pdf" } as const;

/** As a picture's address: what is drawn is always what was encoded here (AD-01). */
const pictureOf = ({ text }: FileContent): string => `data:${TYPES.jpeg};base64,${text}`;

/** Hands a file over as a download. */
export function downloadAttachment({ name, format }: Attachment, { bytes }: FileContent): void {
  saveFile(new Blob([bytes], { type: TYPES[format] }), keptFileName(name));
}

function useContent({ hash }: Attachment) {
  const storage = useStorage();
  return useQuery(() => readAttachment(storage, hash), [storage, hash]);
}

/** A small picture of a photo, or the sign of a document. */
export function AttachmentThumb({ attachment }: { readonly attachment: Attachment }) {
  return attachment.format === "pdf" ? (
    <FileText size={24} aria-hidden="true" className="text-muted" />
  ) : (
    <PhotoThumb attachment={attachment} />
  );
}

function PhotoThumb({ attachment }: { readonly attachment: Attachment }) {
  const found = useContent(attachment);
  const content = found.state === "ready" ? found.value : null;
  return content === null ? null : <img src={pictureOf(content)} alt="" className="size-full object-cover" />;
}

/** One file, opened in its dialog. */
export function AttachmentView({ attachment }: { readonly attachment: Attachment }) {
  const found = useContent(attachment);
  const { name, format, width = 4, height = 3 } = attachment;
  if (found.state === "loading") return <SkeletonRows label={texts.loading} />;
  const content = found.state === "ready" ? found.value : null;
  if (content === null) return <Banner tone="error">{texts.lost}</Banner>;
  return (
    <div className="grid justify-items-center gap-4">
      {format === "jpeg" ? (
        <img
          src={pictureOf(content)}
          alt={name}
          width={width}
          height={height}
          className="h-auto max-w-full border border-raya"
        />
      ) : (
        <FileText size={64} aria-hidden="true" className="text-muted" />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {format === "pdf" && navigator.pdfViewerEnabled ? (
          <Button icon={<ExternalLink size={18} aria-hidden="true" />} onClick={() => showPdf(content.bytes)}>
            {texts.openPdf}
          </Button>
        ) : null}
        <Button
          variant="outline"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => downloadAttachment(attachment, content)}
        >
          {texts.downloadIt}
        </Button>
      </div>
      {format === "pdf" && navigator.pdfViewerEnabled ? (
        <p className="text-caption text-muted">{texts.openPdfHint}</p>
      ) : null}
    </div>
  );
}
