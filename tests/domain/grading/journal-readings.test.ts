import { describe, expect, it } from "vitest";
import type { GradingPolicy } from "#domain/grading/grade-result.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { exerciseOf, operation, type Row, workOf, written } from "./support/exercises.ts";

/** A record as it is written below: a name, a day, and lines of an account and what it takes. */
function recordOf(text: string): readonly [id: string, date: string, ...rows: Row[]] {
  const [id = "", day = "", ...rest] = text.split(" ");
  const rows = rest
    .join(" ")
    .split(", ")
    .filter((line) => line !== "");
  return [
    id,
    day.length > 2 ? day : `2026-11-${day}`,
    ...rows.map((line): Row => [line.split(" ")[0] ?? "", Number(line.split(" ")[1])]),
  ];
}
const records = (text: string) => (text === "" ? [] : text.split(" & ").map(recordOf));

/** How a work is graded: by record, its lines that are not right and what they follow from, and its two scores. */
function graded(right: string, given: string, changes: Partial<GradingPolicy>): string {
  const exercise = exerciseOf({ entries: records(right).map((each) => operation(...each)), vat: 19 });
  const work = workOf(...records(given).map((each) => written(...each)));
  return gradeWork(exercise, work, { ...DEFAULT_POLICY, ...changes })
    .entries.map((mark) => {
      const lines = mark.lines
        .filter(({ label }) => label !== null)
        .map(
          (line) =>
            `${line.solution ?? "-"}:${line.student.join("+")} ${line.label}${line.consequence ? "~" : ""}`,
        );
      const lost = mark.penalties.map(({ kind, share }) => `-${share} ${kind}`);
      const who = `${mark.operation ?? "-"} by ${[mark.entry ?? "-", ...(mark.joined ?? [])].join("+")}`;
      const [score, followed] = [mark.score, mark.followed].map((share) => Math.round(share * 1e4) / 1e4);
      return [who, mark.label ?? "", ...lines, ...lost, score === followed ? score : `${score}/${followed}`]
        .filter((part) => part !== "")
        .join(", ");
    })
    .join("; ");
}

const POLICIES: Readonly<Record<string, Partial<GradingPolicy>>> = {
  apart: { grouping: false },
  days: { dateDays: 2 },
};

const CASES = `
  a tax and a total of a wrong base | a 05 143505 1000000, 240810 190000, 220505 -1190000 | e 05 143505 900000, 240810 171000, 220505 -1071000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 2:2 wrong-amount~, 0.6/0.8667
  a tax of another base | a 05 143505 1000000, 240810 190000, 220505 -1190000 | e 05 143505 900000, 240810 175000, 220505 -1075000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount, 2:2 wrong-amount~, 0.6/0.7333
  a tax a peso off its base | a 05 143505 1000000, 240810 190000, 220505 -1190000 | e 05 143505 900000, 240810 171001, 220505 -1071001 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 2:2 wrong-amount~, 0.6/0.8667
  a tax two pesos off its base | a 05 143505 1000000, 240810 190000, 220505 -1190000 | e 05 143505 900000, 240810 171002, 220505 -1071002 | a by e, 0:0 wrong-amount, 1:1 wrong-amount, 2:2 wrong-amount~, 0.6/0.7333
  a base that follows no tax | a 05 143505 1000000, 240810 190000, 220505 -1190000 | e 05 143505 1000000, 240810 171000, 220505 -1171000 | a by e, 1:1 wrong-amount, 2:2 wrong-amount~, 0.7333/0.8667
  the line that balances a wrong one | a 05 510506 400000, 511505 250000, 110505 -650000 | e 05 510506 410000, 511505 250000, 110505 -660000 | a by e, 0:0 wrong-amount, 2:2 wrong-amount~, 0.7333/0.8667
  the line that balances one of the wrong account | a 05 510506 400000, 110505 -400000 | e 05 511505 410000, 110505 -410000 | a by e, 0:0 other-account, 1:1 wrong-amount~, 0.48/0.68
  the line that balances one too many | a 05 510506 400000, 110505 -400000 | e 05 510506 400000, 511505 30000, 110505 -430000 | a by e, 1:2 wrong-amount~, -:1 extra, -0.1 extra-lines, 0.7/0.9
  the line that balances a missing one | a 05 510506 400000, 511505 250000, 110505 -650000 | e 05 510506 400000, 110505 -400000 | a by e, 1: omitted, 2:1 wrong-amount~, 0.5333/0.6667
  the last of two that take the net | a 05 143505 900000, 110505 -500000, 220505 -400000 | e 05 143505 950000, 110505 -520000, 220505 -430000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount, 2:2 wrong-amount~, 0.6/0.7333
  the one that takes the net before the last | a 05 110505 700000, 511505 130000, 413505 -830000 | e 05 110505 745000, 511505 130000, 413505 -875000 | a by e, 0:0 wrong-amount~, 2:2 wrong-amount, 0.7333/0.8667
  the last where none takes the net | a 05 510506 400000, 519530 -400000 | e 05 510506 430000, 519530 -430000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8
  none in what does not balance | a 05 510506 400000, 511505 250000, 110505 -650000 | e 05 510506 410000, 511505 250000, 110505 -661000 | a by e, unbalanced, 0:0 wrong-amount, 2:2 wrong-amount, -0.1 unbalanced, 0.6333
  none for two digits that changed places | a 05 143505 460000, 110505 -460000 | e 05 143505 640000, 110505 -640000 | a by e, 0:0 transposition, 1:1 transposition, 0.6
  none of the other side | a 05 510506 400000, 511505 250000, 110505 -650000 | e 05 510506 410000, 511505 240000, 110505 650000 | a by e, unbalanced, 0:0 wrong-amount, 1:1 wrong-amount, 2:2 wrong-side, -0.1 unbalanced, 0.5667
  what leaves nothing is no reason | a 05 510506 400000, 110505 -400000 | e 05 510506 400000, 130505 70, 130505 -70, 110505 -430000 | a by e, unbalanced, 1:3 wrong-amount, -0.1 unbalanced, 0.7
  turned around | a 05 510506 400000, 110505 -400000 | e 05 510506 -400000, 110505 400000 | a by e, reversed, 0:0 wrong-side, 1:1 wrong-side, 0.8
  turned around in two of three | a 05 510506 400000, 511505 250000, 110505 -650000 | e 05 510506 -400000, 110505 650000 | a by e, reversed, 0:0 wrong-side, 1: omitted, 2:1 wrong-side, -0.1 unbalanced, 0.4333
  turned around in one of three | a 05 510506 400000, 511505 250000, 110505 -650000 | e 05 110505 650000 | a by e, unbalanced, 0: omitted, 1: omitted, 2:0 wrong-side, -0.1 unbalanced, 0.1667
  turned around in two of four | a 05 510506 400000, 511505 250000, 519530 30000, 110505 -680000 | e 05 510506 -400000, 110505 680000 | a by e, unbalanced, 0:0 wrong-side, 1: omitted, 2: omitted, 3:1 wrong-side, -0.1 unbalanced, 0.3
  turned around in part | a 05 510506 400000, 511505 250000, 110505 -650000 | e 05 510506 -400000, 511505 250000, 110505 650000 | a by e, unbalanced, 0:0 wrong-side, 2:2 wrong-side, -0.1 unbalanced, 0.7667
  turned around beside another one | a 05 510506 400000, 110505 -400000 | e 05 510506 -400000, 110505 400000, 130505 900, 413505 -900 | a by e, reversed, 0:0 wrong-side, 1:1 wrong-side, -:2 extra, -:3 extra, -0.2 extra-lines, 0.6
  turned around on another class | a 05 510506 400000, 110505 -400000 | e 05 730505 -400000, 110505 400000 | a by e, 0:0 wrong-class, 1:1 wrong-side, 0.6
  a sale without its cost | a 05 110505 900000, 413505 -900000, 613505 500000, 143505 -500000 | e 05 110505 900000, 413505 -900000 | a by e, no-cost-of-sale, 2: omitted, 3: omitted, 0.5
  a sale without one line of its cost | a 05 110505 900000, 413505 -900000, 613505 500000, 143505 -500000 | e 05 110505 900000, 413505 -900000, 613505 500000 | a by e, unbalanced, 3: omitted, -0.1 unbalanced, 0.65
  the cost without its sale | a 05 110505 900000, 413505 -900000, 613505 500000, 143505 -500000 | e 05 613505 500000, 143505 -500000 | a by e, 0: omitted, 1: omitted, 0.5
  a sale given back without its cost | a 05 417505 900000, 110505 -900000, 143505 500000, 613505 -500000 | e 05 417505 900000, 110505 -900000 | a by e, no-cost-of-sale, 2: omitted, 3: omitted, 0.5
  a purchase without its inventory | a 05 143505 500000, 110505 -500000 | e 05 110505 -500000 | a by e, unbalanced, 0: omitted, -0.1 unbalanced, 0.4
  an expense without inventory | a 05 519530 500000, 143505 -300000, 110505 -200000 | e 05 110505 -200000 | a by e, no-cost-of-sale, 0: omitted, 1: omitted, -0.1 unbalanced, 0.2333
  an income without its inventory | a 05 110505 500000, 143505 -500000, 413505 700000, 417505 -700000 | e 05 413505 700000, 417505 -700000 | a by e, 0: omitted, 1: omitted, 0.5
  no line of a cost | a 05 613505 500000, 143505 -500000 |  | a by -, omitted, 0: omitted, 1: omitted, 0
  a cost apart that is missing | a 05 110505 900000, 413505 -900000 & b 05 613505 500000, 143505 -500000 | e 05 110505 900000, 413505 -900000 | a by e, 1; b by -, no-cost-of-sale, 0: omitted, 1: omitted, 0
  a cost apart that is all missing | a 05 110505 900000, 413505 -900000 & b 05 613505 500000, 143505 -500000 |  | a by -, omitted, 0: omitted, 1: omitted, 0; b by -, omitted, 0: omitted, 1: omitted, 0
  a purchase missing beside a sale | a 05 110505 900000, 413505 -900000 & b 05 143505 500000, 110505 -500000 | e 05 110505 900000, 413505 -900000 | a by e, 1; b by -, omitted, 0: omitted, 1: omitted, 0
  a sale with its cost missing beside another | a 05 110505 900000, 413505 -900000 & b 07 110505 800000, 413505 -800000, 613505 500000, 143505 -500000 | e 05 110505 900000, 413505 -900000 | a by e, 1; b by -, omitted, 0: omitted, 1: omitted, 2: omitted, 3: omitted, 0
  on another day | a 05 510506 400000, 110505 -400000 | e 06 510506 400000, 110505 -400000 | a by e, -0.05 date, 0.95
  within two days | a 05 510506 400000, 110505 -400000 | e 07 510506 400000, 110505 -400000 | a by e, 1 | days
  beyond two days | a 05 510506 400000, 110505 -400000 | e 08 510506 400000, 110505 -400000 | a by e, -0.05 date, 0.95 | days
  on the first day of the period | a 05 510506 400000, 110505 -400000 | e 01 510506 400000, 110505 -400000 | a by e, -0.05 date, 0.95
  on the last day of the period | a 05 510506 400000, 110505 -400000 | e 30 510506 400000, 110505 -400000 | a by e, -0.05 date, 0.95
  before the period | a 05 510506 400000, 110505 -400000 | e 2026-10-31 510506 400000, 110505 -400000 | a by e, out-of-period, -0.05 date, 0.95
  after the period | a 05 510506 400000, 110505 -400000 | e 2026-12-01 510506 400000, 110505 -400000 | a by e, out-of-period, -0.05 date, 0.95
  on the day of another one | a 05 510506 400000, 110505 -400000 & b 09 511505 70000, 110505 -70000 | e 09 510506 400000, 110505 -400000 & f 09 511505 70000, 110505 -70000 | a by e, other-transaction, -0.05 date, 0.95; b by f, 1
  what is owed carried to its payment | a 05 143505 1000000, 220505 -1000000 & b 10 220505 1000000, 110505 -1000000 | e 05 143505 1100000, 220505 -1100000 & f 10 220505 1100000, 110505 -1100000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8; b by f, 0:0 wrong-amount~, 1:1 wrong-amount~, 0.6/1
  what is owed carried, with another line | a 05 143505 1000000, 220505 -1000000 & b 10 220505 1000000, 530520 20000, 110505 -1020000 | e 05 143505 1100000, 220505 -1100000 & f 10 220505 1100000, 530520 20000, 110505 -1120000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8; b by f, 0:0 wrong-amount~, 2:2 wrong-amount~, 0.7333/1
  what is owed carried, with two others wrong | a 05 143505 1000000, 220505 -1000000 & b 10 220505 1000000, 530520 20000, 110505 -1020000 | e 05 143505 1100000, 220505 -1100000 & f 10 220505 1100000, 530520 31000, 110505 -1131000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8; b by f, 0:0 wrong-amount~, 1:1 wrong-amount~, 2:2 wrong-amount~, 0.6/1
  what is owed carried to what does not balance | a 05 143505 1000000, 220505 -1000000 & b 10 220505 1000000, 110505 -1000000 | e 05 143505 1100000, 220505 -1100000 & f 10 220505 1100000, 110505 -1150000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8; b by f, unbalanced, 0:0 wrong-amount~, 1:1 wrong-amount, -0.1 unbalanced, 0.5/0.7
  another amount paid | a 05 143505 1000000, 220505 -1000000 & b 10 220505 1000000, 110505 -1000000 | e 05 143505 1100000, 220505 -1100000 & f 10 220505 1200000, 110505 -1200000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8; b by f, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8
  another amount to pay | a 05 143505 1000000, 220505 -1000000 & b 10 220505 700000, 110505 -700000 | e 05 143505 1100000, 220505 -1100000 & f 10 220505 1100000, 110505 -1100000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8; b by f, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8
  owed once more | a 05 143505 1000000, 220505 -1000000 & b 10 519530 1000000, 220505 -1000000 | e 05 143505 1100000, 220505 -1100000 & f 10 519530 1100000, 220505 -1100000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8; b by f, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8
  of another account | a 05 143505 1000000, 220505 -1000000 & b 10 233505 1000000, 110505 -1000000 | e 05 143505 1100000, 220505 -1100000 & f 10 233505 1100000, 110505 -1100000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8; b by f, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8
  paid before it is owed | a 10 143505 1000000, 220505 -1000000 & b 05 220505 1000000, 110505 -1000000 | e 10 143505 1100000, 220505 -1100000 & f 05 220505 1100000, 110505 -1100000 | a by e, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8; b by f, 0:0 wrong-amount~, 1:1 wrong-amount~, 0.6/1
  one operation in two | a 05 143505 500000, 240810 95000, 110505 -595000 | e 05 143505 500000, 110505 -500000 & f 05 240810 95000, 110505 -95000 | a by e+f, 1
  one operation in three | a 05 143505 500000, 240810 95000, 511505 5000, 110505 -600000 | e 05 143505 500000, 110505 -500000 & f 05 240810 95000, 110505 -95000 & g 05 511505 5000, 110505 -5000 | a by e+f+g, 1
  one in three and one beside them | a 05 143505 500000, 240810 95000, 511505 5000, 110505 -600000 | e 05 143505 500000, 110505 -500000 & f 05 240810 95000, 110505 -95000 & g 05 511505 5000, 110505 -5000 & h 05 511505 800000, 110505 -800000 | a by e+f+g, 1; - by h, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0
  one in three equal ones | a 05 510506 300000, 110505 -300000 | e 05 510506 100000, 110505 -100000 & f 05 510506 100000, 110505 -100000 & g 05 510506 100000, 110505 -100000 | a by e+f+g, 1
  one in four equal ones | a 05 510506 400000, 110505 -400000 | e 05 510506 100000, 110505 -100000 & f 05 510506 100000, 110505 -100000 & g 05 510506 100000, 110505 -100000 & h 05 510506 100000, 110505 -100000 | a by e+f+g+h, 1
  two of one day in two each | a 05 110505 900000, 413505 -900000, 613505 500000, 143505 -500000 & b 05 130505 700000, 413505 -700000, 613505 300000, 143505 -300000 | e 05 110505 900000, 413505 -900000 & f 05 613505 500000, 143505 -500000 & g 05 130505 700000, 413505 -700000 & h 05 613505 300000, 143505 -300000 | a by e+f, 1; b by g+h, 1
  two of one day in two each, turned | a 05 110505 900000, 413505 -900000, 613505 500000, 143505 -500000 & b 05 130505 700000, 413505 -700000, 613505 300000, 143505 -300000 | h 05 613505 300000, 143505 -300000 & g 05 130505 700000, 413505 -700000 & f 05 613505 500000, 143505 -500000 & e 05 110505 900000, 413505 -900000 | a by e+f, 1; b by g+h, 1
  two of three parts each | a 05 510506 700000, 110505 -700000 & b 08 511505 300000, 110505 -300000 | e 05 510506 100000, 110505 -100000 & f 05 510506 200000, 110505 -200000 & g 05 510506 400000, 110505 -400000 & h 08 511505 50000, 110505 -50000 & i 08 511505 150000, 110505 -150000 & j 08 511505 100000, 110505 -100000 | a by e+f+g, 1; b by j+i+h, 1
  one in two, each on its own | a 05 143505 500000, 240810 95000, 110505 -595000 | e 05 143505 500000, 110505 -500000 & f 05 240810 95000, 110505 -95000 | a by e, 1: omitted, 2:1 vat-not-separated, 0.5333; - by f, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0 | apart
  a part that makes it worse | a 05 143505 500000, 110505 -500000 | e 05 143505 500000, 110505 -500000 & f 05 143505 95000, 110505 -95000 | a by e, 1; - by f, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0
  nothing in common | a 05 143505 500000, 240810 95000, 110505 -595000 | e 05 143505 500000, 240810 95000, 110505 -590000 & f 05 720505 5000, 260505 -5000 | a by e, unbalanced, 2:2 wrong-amount, -0.1 unbalanced, 0.7667; - by f, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0
  two operations in one | a 05 510506 400000, 110505 -400000 & b 05 511505 70000, 111005 -70000 | e 05 510506 400000, 511505 70000, 110505 -400000, 111005 -70000 | a by e, 1; b by e, 1
  two operations in one, summed | a 05 510506 400000, 110505 -400000 & b 05 511505 70000, 110505 -70000 | e 05 510506 400000, 511505 70000, 110505 -470000 | a by e, 1; b by e, 1
  three operations in one | a 05 510506 400000, 110505 -400000 & b 05 511505 70000, 110505 -70000 & c 05 519530 9000, 110505 -9000 | e 05 510506 400000, 511505 70000, 519530 9000, 110505 -479000 | a by e, 1; b by e, 1; c by e, 1
  two operations of two days in one | a 05 510506 400000, 110505 -400000 & b 09 511505 70000, 110505 -70000 | e 09 510506 400000, 511505 70000, 110505 -470000 | a by e, -0.05 date, 0.95; b by e, 1
  two operations in one, and a line too many | a 05 510506 400000, 110505 -400000 & b 05 511505 70000, 111005 -70000 | e 05 510506 400000, 511505 70000, 110505 -400000, 111005 -70000, 130505 800, 413505 -800 | a by e, -:4 extra, -:5 extra, -0.2 extra-lines, 0.8; b by e, 1
  two operations in one, apart | a 05 510506 400000, 110505 -400000 & b 05 511505 70000, 111005 -70000 | e 05 510506 400000, 511505 70000, 110505 -400000, 111005 -70000 | a by e, -:1 extra, -:3 extra, -0.2 extra-lines, 0.8; b by -, omitted, 0: omitted, 1: omitted, 0 | apart
  half of the second in one | a 05 510506 400000, 110505 -400000 & b 05 511505 70000, 111005 -70000 | e 05 510506 400000, 511505 70000, 110505 -470000 | a by e, 1; b by e, 1:2 other-account, 0.88
  the first in one that is right | a 05 510506 400000, 110505 -400000 & b 05 511505 70000, 111005 -70000 | e 05 510506 400000, 110505 -400000 | a by e, 1; b by -, omitted, 0: omitted, 1: omitted, 0
  the second within one of two | a 05 510506 400000, 110505 -400000 & b 05 511505 70000, 111005 -70000 & c 08 519530 9000, 110505 -9000 | e 05 510506 400000, 110505 -400000 & f 08 519530 9000, 110505 -9000, 511505 70000, 111005 -70000 | a by e, 1; b by f, -0.05 date, 0.95; c by f, 1
  an entry copied | a 05 510506 400000, 110505 -400000 & b 09 511505 70000, 110505 -70000 | e 05 510506 400000, 110505 -400000 & f 05 510506 400000, 110505 -400000 | a by e, 1; b by -, omitted, 0: omitted, 1: omitted, 0; - by f, extra, -:0 duplicated, -:1 duplicated, -0.1 extra-lines, 0
  an entry copied on both days | a 05 510506 400000, 110505 -400000 & b 09 510506 400000, 110505 -400000 | e 05 510506 400000, 110505 -400000 & f 05 510506 400000, 110505 -400000 | a by e, 1; b by f, other-transaction, -0.05 date, 0.95
  an entry copied like another day | a 05 510506 400000, 110505 -400000 & b 09 510506 410000, 110505 -410000 | e 09 510506 400000, 110505 -400000 & f 09 510506 400000, 110505 -400000 | a by e, other-transaction, -0.05 date, 0.95; b by f, 0:0 wrong-amount, 1:1 wrong-amount~, 0.6/0.8
  one of another day that agrees in little | a 05 510506 400000, 511505 70000, 519530 9000, 110505 -479000 | e 09 510506 12, 130505 -12 | a by -, omitted, 0: omitted, 1: omitted, 2: omitted, 3: omitted, 0; - by e, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0
  one of its day that agrees in little | a 05 510506 400000, 511505 70000, 519530 9000, 110505 -479000 | e 05 510506 12, 130505 -12 | a by e, 0:0 wrong-amount~, 1: omitted, 2: omitted, 3: omitted, -:1 extra, -0.1 extra-lines, 0.05/0.15
  two alike, the nearer day | a 05 510506 400000, 110505 -400000 | e 12 510506 400000, 110505 -400000 & f 09 510506 400000, 110505 -400000 | a by f, -0.05 date, 0.95; - by e, extra, -:0 duplicated, -:1 duplicated, -0.1 extra-lines, 0
  one too many | a 05 510506 400000, 110505 -400000 | e 05 510506 400000, 110505 -400000 & z 09 720505 5000, 260505 -5000 & f 09 130505 900, 417505 -900 | a by e, 1; - by z, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0; - by f, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0
  one too many and its reversal | a 05 510506 400000, 110505 -400000 | e 05 510506 400000, 110505 -400000 & f 09 720505 5000, 260505 -5000 & g 11 260505 5000, 720505 -5000 | a by e, 1; - by f, 0; - by g, 0
  one too many, reversed in part | a 05 510506 400000, 110505 -400000 | e 05 510506 400000, 110505 -400000 & f 09 720505 5000, 260505 -5000 & g 11 260505 4000, 720505 -4000 | a by e, 1; - by f, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0; - by g, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0
  one too many, repeated | a 05 510506 400000, 110505 -400000 | e 05 510506 400000, 110505 -400000 & f 09 720505 5000, 260505 -5000 & g 11 720505 5000, 260505 -5000 | a by e, 1; - by f, extra, -:0 duplicated, -:1 duplicated, -0.1 extra-lines, 0; - by g, extra, -:0 duplicated, -:1 duplicated, -0.1 extra-lines, 0
  an entry for what needs none | a 05 510506 400000, 110505 -400000 & n 12  | e 05 510506 400000, 110505 -400000 & f 12 720505 5000, 260505 -5000 | a by e, 1; n by f, no-entry-needed, -:0 extra, -:1 extra, 0
  no entry for what needs none | a 05 510506 400000, 110505 -400000 & n 12  | e 05 510506 400000, 110505 -400000 | a by e, 1; n by -, 1
  one of another day for what needs none | a 05 510506 400000, 110505 -400000 & n 12  | e 05 510506 400000, 110505 -400000 & f 13 720505 5000, 260505 -5000 | a by e, 1; n by -, 1; - by f, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0
  one within two days for what needs none | a 05 510506 400000, 110505 -400000 & n 12  | e 05 510506 400000, 110505 -400000 & f 13 720505 5000, 260505 -5000 | a by e, 1; n by f, no-entry-needed, -:0 extra, -:1 extra, 0 | days
  nothing at all | a 05 510506 400000, 110505 -400000 & n 12  |  | a by -, omitted, 0: omitted, 1: omitted, 0; n by -, omitted, 0
  two of a whole and two parts each | a 05 510506 700000, 110505 -700000 & b 08 510506 300000, 110505 -300000 | e 05 510506 700000, 110505 -700000 & f 08 510506 200000, 110505 -200000 & g 08 510506 100000, 110505 -100000 | a by e, 1; b by g+f, 1
  a rest that either of two may take | a 05 143505 500000, 240810 95000, 110505 -595000 & b 05 519530 500000, 240810 95000, 511505 30000, 110505 -625000 | e 05 143505 500000, 110505 -500000 & f 05 519530 500000, 511505 30000, 110505 -530000 & g 05 240810 95000, 110505 -95000 | a by e+g, 1; b by f, 1: omitted, 3:2 vat-not-separated, 0.65
  two rests, each its own | a 05 143505 500000, 240810 95000, 110505 -595000 & b 07 143505 300000, 240810 57000, 110505 -357000 | e 05 143505 500000, 110505 -500000 & f 07 143505 300000, 110505 -300000 & g 05 240810 57000, 110505 -57000 & h 07 240810 95000, 110505 -95000 | a by e+h, 1; b by f+g, 1
  unbalanced and on another day | a 05 510506 400000, 110505 -400000 | e 06 510506 400000, 110505 -390000 | a by e, unbalanced, 1:1 wrong-amount, -0.1 unbalanced, -0.05 date, 0.65
  what is worth little beside what is worth much | a 05 510506 400000, 110505 -400000 & b 09 510506 400000, 511505 20000, 519530 30000, 110505 -450000 | e 07 510506 400000, 110505 -400000 | a by e, -0.05 date, 0.95; b by -, omitted, 0: omitted, 1: omitted, 2: omitted, 3: omitted, 0
  one that does not balance against one that does | a 05 510506 400000, 110505 -400000 | e 05 510506 400000, 110505 -399000 & f 05 510506 400000, 110505 -400000 | a by f, 1; - by e, extra, -:0 extra, -:1 extra, -0.1 extra-lines, 0
  one of the day against one of another | a 05 510506 400000, 110505 -400000 | f 06 510506 400000, 110505 -400000 & e 05 510506 400000, 110505 -400000 | a by e, 1; - by f, extra, -:0 duplicated, -:1 duplicated, -0.1 extra-lines, 0
  a bit of a right one on another day | a 05 510506 400000, 110505 -400000 | e 06 510506 400000, 720505 -400000 | a by e, 1:1 wrong-class, -0.05 date, 0.75
`;

describe("ED-12 to ED-17 a journal as it is graded", () => {
  it.each(
    CASES.trim()
      .split("\n")
      .map((line) => line.split(" | ").map((cell) => cell.trim())),
  )("%s", (_told, right = "", given = "", found, policy = "") => {
    expect(graded(right, given, POLICIES[policy] ?? {})).toBe(found);
  });
});
