import { formatLedger, formatPesos } from "#domain/kernel/format.ts";
import type { PaySlip, PaySlipFact, PaySlipPart } from "#domain/payroll/slip/pay-slip.ts";
import type { SlipsHead } from "../slips-head.ts";
import { RULE } from "./pdf-tools.ts";
import { INNER, type PenLook, SLIP_PAGE, type SlipPen } from "./slip-pen.ts";

/** A drawable part with a fixed height. No page breaks inside it. */
export interface Block {
  readonly height: number;
  /** Kept on the same page as the next block. */
  readonly joins?: boolean;
  readonly draw: (top: number) => void;
}

const { left: LEFT, right: RIGHT } = SLIP_PAGE;
const GAP = 34;
/** Width of each of two columns side by side. */
const HALF = (INNER - GAP) / 2;
const SECOND = LEFT + HALF + GAP;
/** Right edge of quantities, and left edge of figures. */
const QUANTITY = RIGHT - 96;
const FIGURE = RIGHT - 84;
const INDENT = 16;
/** The longest name that a company may have, in the width beside the title. */
const MOST_NAME_LINES = 4;
const LINE = 15;
const STRONG: PenLook = { bold: true };
const QUIET: PenLook = { muted: true };

export function headBlock(pen: SlipPen, slip: PaySlip): Block {
  const name: PenLook = { size: 15, bold: true };
  const names = pen.lines(slip.company, INNER * 0.62, MOST_NAME_LINES, name);
  const step = pen.scaled(17);
  const rows = Math.max(names.length + 1, 3);
  const height = pen.scaled(16) + rows * step;
  return {
    height: height + pen.scaled(16),
    draw: (top) => {
      const y = top + pen.scaled(12);
      for (const [index, each] of names.entries()) pen.write(each, LEFT, y + index * step, name);
      pen.write(slip.nit, LEFT, y + names.length * step, QUIET);
      pen.write(slip.title, RIGHT, y, { size: 12, bold: true, ends: true });
      pen.write(slip.period, RIGHT, y + step, { ends: true });
      pen.write(`N.º ${slip.number}`, RIGHT, y + 2 * step, { muted: true, ends: true });
      pen.rule(LEFT, RIGHT, top + height, 1);
    },
  };
}

/** Head of a slip's second page: the person it belongs to. */
export function againBlock(pen: SlipPen, slip: PaySlip): Block {
  return {
    height: pen.scaled(40),
    draw: (top) => {
      const y = top + pen.scaled(12);
      pen.write(slip.person, LEFT, y, { bold: true, within: INNER * 0.6 });
      pen.write(`${slip.title} ${slip.number}`, RIGHT, y, { muted: true, ends: true });
      pen.rule(LEFT, RIGHT, top + pen.scaled(20), 1);
    },
  };
}

interface Written {
  readonly label: string;
  readonly values: readonly string[];
}

const LABEL = 92;

function written(pen: SlipPen, { label, value }: PaySlipFact): Written {
  return { label, values: pen.lines(value, HALF - LABEL, 3) };
}

export function factsBlock(pen: SlipPen, { about, paid }: PaySlip): Block {
  const step = pen.scaled(LINE);
  const sides = [about, paid].map((facts) => facts.map((fact) => written(pen, fact)));
  const rowsOf = (facts: readonly Written[]) => facts.reduce((sum, { values }) => sum + values.length, 0);
  return {
    height: Math.max(...sides.map(rowsOf)) * step + pen.scaled(20),
    draw: (top) => {
      for (const [side, facts] of sides.entries()) {
        const x = side === 0 ? LEFT : SECOND;
        let y = top + pen.scaled(10);
        for (const { label, values } of facts) {
          pen.write(label, x, y, QUIET);
          for (const value of values) {
            pen.write(value, x + HALF, y, { ends: true });
            y += step;
          }
        }
      }
    },
  };
}

export function columnsBlock(pen: SlipPen, [concept, quantity, amount]: SlipsHead["columns"]): Block {
  return {
    height: pen.scaled(24),
    joins: true,
    draw: (top) => {
      const y = top + pen.scaled(10);
      pen.write(concept, LEFT, y, STRONG);
      pen.write(quantity, QUANTITY, y, { bold: true, ends: true });
      pen.write(amount, RIGHT, y, { bold: true, ends: true });
      pen.rule(LEFT, RIGHT, top + pen.scaled(17));
    },
  };
}

/** Earnings (devengado) or deductions: a line for each concept, and a ruled sum. */
export function partBlocks(pen: SlipPen, { title, lines, totalLabel, total }: PaySlipPart): Block[] {
  const step = pen.scaled(LINE);
  const heading: Block = {
    height: pen.scaled(20),
    joins: true,
    draw: (top) => pen.write(title, LEFT, top + pen.scaled(14), { size: 11, bold: true }),
  };
  const rows = lines.map(({ label, quantity, amount }, index): Block => {
    const labels = pen.lines(label, QUANTITY - LEFT - INDENT - 90, 2);
    return {
      height: labels.length * step,
      // A sum never begins a page.
      joins: index === lines.length - 1,
      draw: (top) => {
        const y = top + pen.scaled(11);
        for (const [at, each] of labels.entries()) pen.write(each, LEFT + INDENT, y + at * step);
        pen.write(quantity, QUANTITY, y, { muted: true, ends: true });
        pen.write(formatLedger(amount), RIGHT, y, { ends: true });
      },
    };
  });
  const sum: Block = {
    height: pen.scaled(24),
    draw: (top) => {
      pen.rule(FIGURE, RIGHT, top + pen.scaled(2), 0.7);
      const y = top + pen.scaled(14);
      pen.write(totalLabel, LEFT + INDENT, y, STRONG);
      pen.write(formatLedger(total), RIGHT, y, { bold: true, ends: true });
    },
  };
  return [heading, ...rows, sum];
}

export function netBlock(pen: SlipPen, { net }: PaySlip): Block {
  const words = pen.lines(net.words, INNER, 3, QUIET);
  const step = pen.scaled(13);
  const figure: PenLook = { size: 15, bold: true, ends: true };
  return {
    height: pen.scaled(46) + words.length * step,
    draw: (top) => {
      pen.rule(RIGHT - 150, RIGHT, top + pen.scaled(4));
      const y = top + pen.scaled(22);
      pen.write(net.label, LEFT, y, { size: 13, bold: true });
      pen.write(formatPesos(net.amount), RIGHT, y, figure);
      pen.rule(RIGHT - 150, RIGHT, y + pen.scaled(6));
      pen.rule(RIGHT - 150, RIGHT, y + pen.scaled(6) + 2);
      for (const [index, each] of words.entries())
        pen.write(each, LEFT, y + pen.scaled(16) + index * step, QUIET);
    },
  };
}

const SMALL = 8.8;

function drawBeside(pen: SlipPen, part: PaySlipPart, x: number, top: number): void {
  const step = pen.scaled(13.5);
  const end = x + HALF;
  let y = top + pen.scaled(9);
  pen.write(part.title, x, y, { size: SMALL, bold: true });
  pen.rule(x, end, y + pen.scaled(5), 0.6, RULE);
  y += step + pen.scaled(4);
  for (const { label, quantity, amount } of part.lines) {
    pen.write([label, quantity].filter(Boolean).join(", "), x, y, { size: SMALL, within: HALF - 70 });
    pen.write(formatLedger(amount), end, y, { size: SMALL, ends: true });
    y += step;
  }
  pen.rule(end - 62, end, y - pen.scaled(9), 0.6);
  y += pen.scaled(2);
  pen.write(part.totalLabel, x, y, { size: SMALL, bold: true });
  pen.write(formatLedger(part.total), end, y, { size: SMALL, bold: true, ends: true });
}

/** The employer's contributions and provisions, and the total cost of the person. */
export function costBlock(pen: SlipPen, { employer, provisions, cost }: PaySlip): Block {
  const parts = [employer, provisions].filter((part) => part !== null);
  const rows = Math.max(0, ...parts.map(({ lines }) => lines.length + 2));
  const height = rows * pen.scaled(13.5) + (rows > 0 ? pen.scaled(10) : 0);
  return {
    height: height + pen.scaled(24),
    draw: (top) => {
      for (const [index, part] of parts.entries()) drawBeside(pen, part, index === 0 ? LEFT : SECOND, top);
      const y = top + height + pen.scaled(8);
      pen.write(cost.label, LEFT, y, { size: SMALL, bold: true });
      pen.write(formatLedger(cost.amount), RIGHT, y, { size: SMALL, bold: true, ends: true });
    },
  };
}

export function notesBlock(pen: SlipPen, { notes }: PaySlip): Block {
  const look: PenLook = { size: 8.4, muted: true };
  const step = pen.scaled(11);
  const lines = notes.flatMap((note) => [...pen.lines(note, INNER, 4, look)]);
  return {
    height: lines.length * step + pen.scaled(6),
    draw: (top) => {
      for (const [index, each] of lines.entries())
        pen.write(each, LEFT, top + pen.scaled(8) + index * step, look);
    },
  };
}

const TO_SIGN = 38;

export function signaturesBlock(pen: SlipPen, { signatures }: PaySlip): Block {
  const signed = signatures.map(({ name, role }) => ({
    names: pen.lines(name, HALF, 2, STRONG),
    roles: pen.lines(role, HALF, 2),
  }));
  const rows = Math.max(...signed.map(({ names, roles }) => names.length + roles.length));
  const step = pen.scaled(13);
  return {
    // The space to sign does not shrink on a crowded page.
    height: TO_SIGN + rows * step + 4,
    draw: (top) => {
      for (const [index, { names, roles }] of signed.entries()) {
        const x = index === 0 ? LEFT : SECOND;
        pen.rule(x, x + HALF, top + TO_SIGN);
        let y = top + TO_SIGN + step;
        for (const [at, each] of [...names, ...roles].entries()) {
          pen.write(each, x, y, { bold: at < names.length, muted: at >= names.length });
          y += step;
        }
      }
    },
  };
}
