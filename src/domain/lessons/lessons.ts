import { accountNatureLesson } from "./course/account-nature.ts";
import { adjustmentsLesson } from "./course/adjustments.ts";
import { benefitsLesson } from "./course/benefits.ts";
import { cashFlowLesson } from "./course/cash-flow.ts";
import { closingLesson } from "./course/closing.ts";
import { doubleEntryLesson } from "./course/double-entry.ts";
import { equationLesson } from "./course/equation.ts";
import { fromDocumentLesson } from "./course/from-document.ts";
import { inventoryLesson } from "./course/inventory.ts";
import { ledgerLesson } from "./course/ledger.ts";
import { payrollLesson } from "./course/payroll.ts";
import { ratiosLesson } from "./course/ratios.ts";
import { reconciliationLesson } from "./course/reconciliation.ts";
import { statementsLesson } from "./course/statements.ts";
import { tradeLesson } from "./course/trade.ts";
import { trialBalanceLesson } from "./course/trial-balance.ts";
import { vatLesson } from "./course/vat.ts";
import { withholdingLesson } from "./course/withholding.ts";
import type { Lesson, LessonQuestion } from "./lesson.ts";
import type { LessonLaw } from "./lesson-law.ts";

/** The lessons in the order of the course. Figures of the law are put in when a lesson is made. */
const LESSONS: readonly ((law: LessonLaw) => Lesson)[] = [
  equationLesson,
  doubleEntryLesson,
  accountNatureLesson,
  fromDocumentLesson,
  ledgerLesson,
  tradeLesson,
  vatLesson,
  withholdingLesson,
  inventoryLesson,
  payrollLesson,
  benefitsLesson,
  adjustmentsLesson,
  reconciliationLesson,
  trialBalanceLesson,
  statementsLesson,
  cashFlowLesson,
  closingLesson,
  ratiosLesson,
];

export function makeCourse(law: LessonLaw): readonly Lesson[] {
  return LESSONS.map((make) => make(law));
}

export function questionsOf(lesson: Lesson): readonly LessonQuestion[] {
  return lesson.steps.flatMap(({ questions }) => questions);
}
