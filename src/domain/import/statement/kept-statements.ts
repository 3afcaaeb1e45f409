import type { StatementKind } from "../../statement/statement-kind.ts";
import type { TypedStatement } from "../../statement/typed/typed-statement.ts";
import { typedRow } from "./better/better-rows.ts";
import { type PlacedLine, uploadedNets } from "./uploaded-nets.ts";

/**
 * The latest period of an upload as tables of the complex view: one balance, with the accounts of result where they
 * are not in its equity yet; an income statement beside it where they are, or alone.
 */
export function keptStatements(placed: readonly PlacedLine[]): readonly TypedStatement[] {
  const { until, within } = uploadedNets(placed, 0);
  const isResult = ({ puc }: PlacedLine) => /^[4-7]/.test(puc);
  const table = (statement: StatementKind, lines: readonly PlacedLine[]): TypedStatement => ({
    statement,
    view: "complex",
    rows: lines.filter(({ nets }) => (nets[0] ?? 0) !== 0).map((each) => typedRow(each, each.nets[0] ?? 0)),
  });
  const holdsResult = until !== null && [...until.keys()].some((puc) => /^[4-7]/.test(puc));
  return [
    ...(until === null
      ? []
      : [
          table(
            "balance",
            placed.filter((each) => holdsResult || !isResult(each)),
          ),
        ]),
    ...(within === null || holdsResult ? [] : [table("income", placed.filter(isResult))]),
  ];
}
