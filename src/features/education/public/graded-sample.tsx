import Check from "lucide-react/icons/check";
import CornerLeftUp from "lucide-react/icons/corner-left-up";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { SAMPLE_LINES, SAMPLE_SUM, type SampleLine } from "./drawings.data.ts";
import { publicTexts } from "./texts.ts";

const { sample: texts } = publicTexts;

const ICONS = { right: Check, wrong: X, follows: CornerLeftUp } as const;

function Amount({ line }: { readonly line: SampleLine }) {
  if (line.was === undefined) return line.amount;
  return (
    <>
      <span className="sr-only">{texts.was(line.was)} </span>
      <s aria-hidden="true" className="sample-was">
        {line.was}
      </s>
      <span className="sample-right">{line.amount}</span>
    </>
  );
}

function Row({ line }: { readonly line: SampleLine }) {
  const Icon = ICONS[line.mark];
  const amount = <Amount line={line} />;
  return (
    <tr data-mark={line.mark}>
      <td className="sample-mark">
        <Icon size={18} role="img" aria-label={texts[line.mark]} />
      </td>
      <td className="sample-code">{line.code}</td>
      <td className="sample-account" data-side={line.side}>
        {line.account}
        {line.reason === undefined ? null : <span className="sample-reason">{line.reason}</span>}
      </td>
      <td className="sample-debit">{line.side === "debit" ? amount : null}</td>
      <td className="sample-credit">{line.side === "credit" ? amount : null}</td>
      <td className="sample-margin" />
    </tr>
  );
}

function Head({ children }: { readonly children: ReactNode }) {
  return <th scope="col">{children}</th>;
}

/** An entry as it comes back graded, drawn as a page that bleeds to the right. */
export function GradedSample() {
  return (
    <div className="sample-page">
      <p className="sample-caption" aria-hidden="true">
        {texts.caption}
      </p>
      <table className="sample-table">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr>
            <Head>
              <span className="sr-only">{texts.mark}</span>
            </Head>
            <Head>{texts.code}</Head>
            <Head>{texts.account}</Head>
            <Head>{texts.debit}</Head>
            <Head>{texts.credit}</Head>
            <td className="sample-margin" />
          </tr>
        </thead>
        <tbody>
          {SAMPLE_LINES.map((line) => (
            <Row key={line.code} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <td />
            <td className="sample-equal">
              <span className="inline-flex items-center gap-2">
                <Check size={18} aria-hidden="true" />
                {texts.equal}
              </span>
            </td>
            <td className="sample-debit">
              <span className="rule-figure" data-rule="double">
                {SAMPLE_SUM}
              </span>
            </td>
            <td className="sample-credit">
              <span className="rule-figure" data-rule="double">
                {SAMPLE_SUM}
              </span>
            </td>
            <td className="sample-margin" />
          </tr>
        </tfoot>
      </table>
      <p className="sample-stamp">
        <span>
          <b>{texts.grade}</b> {texts.of}
        </span>
        {texts.gradedBy}
      </p>
    </div>
  );
}
