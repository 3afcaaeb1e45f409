import type { AccountCode } from "#domain/accounting/account.ts";
import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { GuidedAnswer } from "#domain/guided/answer.ts";
import type {
  GuidedAccount,
  GuidedQuestion,
  GuidedVat,
  RememberedEntry,
} from "#domain/guided/guided-operation.ts";
import { formatDay, formatNumber, formatPesos } from "#domain/kernel/format.ts";
import { DEED_NAMES, MEANS_NAMES, guidedPanelTexts as texts } from "./texts.ts";

/** A press that answers a question. */
export interface QuestionOption {
  readonly label: string;
  readonly answer: GuidedAnswer;
}

export function nameOfAccount(chart: Chart, code: AccountCode): string {
  const account = findAccount(chart, code);
  return account === undefined ? code : displayName(chart, account);
}

export function vatName(vat: GuidedVat): string {
  if (vat.kind === "none") return texts.details.noVat;
  return vat.kind === "within" ? texts.details.within(vat.rate) : texts.details.onTop(vat.rate);
}

function accountLabel(chart: Chart, { account, means, asOn }: GuidedAccount): string {
  const name = nameOfAccount(chart, account);
  if (asOn !== undefined) return texts.asOn(name, formatDay(asOn));
  return means === null ? name : `${name}: ${means}`;
}

/** The answers offered to a question; none where it is typed. */
export function questionOptions(
  question: GuidedQuestion,
  chart: Chart,
  remembered: RememberedEntry | null,
): readonly QuestionOption[] {
  switch (question.kind) {
    case "deed":
      return question.options.map((value) => ({ label: DEED_NAMES[value], answer: { kind: "deed", value } }));
    case "account":
    case "pocket":
      return question.options.map((option) => ({
        label: accountLabel(chart, option),
        answer: { kind: question.kind, value: option.account },
      }));
    case "interest":
    case "cost":
    case "depreciated":
      return question.options.map((value) => ({
        label: value === 0 ? texts.noneOf[question.kind] : formatPesos(value),
        answer: { kind: question.kind, value },
      }));
    case "asset":
      return [
        ...question.options.map(({ id, name }): QuestionOption => {
          return { label: name, answer: { kind: "asset", value: id } };
        }),
        { label: texts.noneOf.asset, answer: { kind: "asset", value: null } },
      ];
    case "amount":
      return question.options.map((value) => ({
        label: formatPesos(value),
        answer: { kind: question.kind, value },
      }));
    case "rate":
      return question.options.map((value) => ({
        label: formatNumber(value),
        answer: { kind: "rate", value },
      }));
    case "vat":
      return question.options.map((value) => ({ label: vatName(value), answer: { kind: "vat", value } }));
    case "means":
      return question.options.map((value) => ({
        label:
          remembered?.means === value
            ? texts.asOn(MEANS_NAMES[value], formatDay(remembered.day))
            : MEANS_NAMES[value],
        answer: { kind: "means", value },
      }));
    case "party":
      return question.options.map((value) => ({ label: value, answer: { kind: "party", value } }));
    case "date":
      return question.options.map((value) => ({ label: formatDay(value), answer: { kind: "date", value } }));
    case "shares":
      return [];
  }
}
