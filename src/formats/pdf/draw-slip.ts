import type { jsPDF } from "jspdf";
import type { PaySlip } from "#domain/payroll/slip/pay-slip.ts";
import type { SlipsHead } from "../slips-head.ts";
import {
  againBlock,
  type Block,
  columnsBlock,
  costBlock,
  factsBlock,
  headBlock,
  netBlock,
  notesBlock,
  partBlocks,
  signaturesBlock,
} from "./slip-blocks.ts";
import { SLIP_PAGE, type SlipPen, type SlipSize, slipPen } from "./slip-pen.ts";
import type { TextTools } from "./text-tools.ts";

const { right: RIGHT, top: TOP, bottom: BOTTOM, height: HEIGHT } = SLIP_PAGE;

const FULL: SlipSize = { spacing: 1, letters: 1 };
/** Tried in order until the slip fits one page; a slip too long for the last size takes a second page. */
const SMALLER: readonly SlipSize[] = [
  { spacing: 0.9, letters: 0.97 },
  { spacing: 0.8, letters: 0.92 },
  { spacing: 0.68, letters: 0.85 },
];

function blocksOf(pen: SlipPen, slip: PaySlip, { columns }: SlipsHead): Block[] {
  return [
    headBlock(pen, slip),
    factsBlock(pen, slip),
    columnsBlock(pen, columns),
    ...partBlocks(pen, slip.accrued),
    ...partBlocks(pen, slip.deducted),
    netBlock(pen, slip),
    costBlock(pen, slip),
    notesBlock(pen, slip),
    signaturesBlock(pen, slip),
  ];
}

const sumOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);

/** Groups the blocks that a page break must not separate. */
function joined(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [[]];
  for (const block of blocks) {
    groups.at(-1)?.push(block);
    if (!block.joins) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

function drawFoot(pen: SlipPen, { page }: SlipsHead, number: number, pages: number): void {
  const look = { size: 8 / pen.size.letters, muted: true };
  const [before, between] = page;
  if (pages > 1)
    pen.write(`${before} ${number} ${between} ${pages}`, RIGHT, HEIGHT - 30, { ...look, ends: true });
}

/** Draws a slip from the top of the current page, adding pages if it does not fit. */
export function drawSlip(doc: jsPDF, tools: TextTools, slip: PaySlip, head: SlipsHead): void {
  const room = BOTTOM - TOP;
  let pen = slipPen(doc, FULL, tools);
  let blocks = blocksOf(pen, slip, head);
  for (const size of SMALLER) {
    if (sumOf(blocks) <= room) break;
    pen = slipPen(doc, size, tools);
    blocks = blocksOf(pen, slip, head);
  }
  const first = doc.getNumberOfPages();
  let y: number = TOP;
  for (const group of joined(blocks)) {
    if (y > TOP && y + sumOf(group) > BOTTOM) {
      doc.addPage();
      const again = againBlock(pen, slip);
      again.draw(TOP);
      y = TOP + again.height;
    }
    for (const block of group) {
      block.draw(y);
      y += block.height;
    }
  }
  const last = doc.getNumberOfPages();
  for (let page = first; page <= last; page += 1) {
    doc.setPage(page);
    drawFoot(pen, head, page - first + 1, last - first + 1);
  }
}
