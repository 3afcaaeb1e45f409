import type { SavedName } from "#domain/kernel/saved-name.ts";
import { periodInFile, periodName } from "#domain/payroll/run/period.ts";
import { type PaySlip, paySlip, paySlips, type SlipsOrder } from "#domain/payroll/slip/pay-slip.ts";
import { companyInName, fileName } from "#domain/report/file-name.ts";
import type { SlipsHead } from "#formats/slips-head.ts";
import { openFileNotice } from "#ui/kit/feedback/file-notice.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { slipTexts as texts } from "./texts.ts";

/** Which slips to export: all in one document, each in its own, or one person's by index in the run. */
export type SlipsWanted =
  | { readonly kind: "one" }
  | { readonly kind: "each" }
  | { readonly kind: "person"; readonly index: number };

interface SlipsFile {
  readonly head: SlipsHead;
  readonly slips: Iterable<PaySlip>;
  readonly count: number;
  /** Name of the file, with its extension. */
  readonly name: SavedName;
}

function* only(order: SlipsOrder, index: number): Generator<PaySlip> {
  const slip = paySlip(order, index);
  if (slip !== null) yield slip;
}

/** The content of the file; slips are computed while it is written. */
export function slipsFile(order: SlipsOrder, wanted: SlipsWanted): SlipsFile {
  const { slips, order: run } = order.computed.run;
  const period = periodName(run.period);
  const company = order.company?.name ?? texts.noCompany;
  const person = wanted.kind === "person" ? slips[wanted.index]?.contract.name : undefined;
  const [what, whose] = person === undefined ? [texts.titles, company] : [texts.title, person];
  return {
    head: {
      bundle: wanted.kind === "each" ? "each" : "one",
      title: [what, whose, period].join(", "),
      company,
      page: texts.page,
      columns: texts.columns,
    },
    slips: wanted.kind === "person" ? only(order, wanted.index) : paySlips(order),
    count: wanted.kind === "person" ? 1 : slips.length,
    name: fileName(
      [what, companyInName(company), ...(person === undefined ? [] : [person]), periodInFile(run.period)],
      wanted.kind === "each" ? "zip" : "pdf",
    ),
  };
}

/** Exports in progress: pressing again does not start a second one. */
const running = new Set<string>();

/** Makes the file in a worker and saves it; a notice shows the progress and can cancel it. */
export async function runSlips(order: SlipsOrder, wanted: SlipsWanted): Promise<void> {
  const file = slipsFile(order, wanted);
  if (running.has(file.name)) return;
  running.add(file.name);
  const notice = openFileNotice({
    title: texts.starting[wanted.kind],
    share: (percent) => texts.share(percent, file.head.title),
    cancel: texts.cancel,
  });
  try {
    // The writer module is loaded on first use.
    const { makeSlips } = await import("#formats/workers/make-slips.ts");
    const made = await makeSlips(file.head, file.slips, file.count, notice);
    notice.close();
    if (made === null) return void toast.neutral({ title: texts.cancelled });
    saveFile(made, file.name);
    toast.success({ title: texts.ready, text: texts.readyText[wanted.kind] });
  } catch {
    notice.close();
    toast.error({ title: texts.failed, text: texts.failedText });
  } finally {
    running.delete(file.name);
  }
}
