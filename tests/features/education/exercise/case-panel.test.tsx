import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import "#tests/support/render.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { CasePanel } from "#features/education/exercise/case/case-panel.tsx";
import { exerciseTexts as texts } from "#features/education/exercise/texts.ts";
import { exerciseOf } from "#tests/domain/grading/support/exercises.ts";

const own = { ...exerciseOf({ entries: [] }).case, todo: ["Registra cada operación."] };

it.each([
  [true, ["1Registra cada operación.", `2${texts.nameParties}`]],
  [false, ["1Registra cada operación."]],
])("ED-96 a student is told that third parties are graded: %s", (asksThirdParty, expected) => {
  const policy = { ...DEFAULT_POLICY, asksThirdParty };
  render(
    <CasePanel
      task={{ case: own, instructions: "", dueDate: null, policy }}
      hints={0}
      onHint={null}
      onCompany={vi.fn()}
    />,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(expected);
});
