import { GuidedPanel } from "./panel/guided-panel.tsx";
import { keepRule } from "./rules/keep-rule.ts";
import { RulesScreen } from "./rules/rules-screen.tsx";

/** What is fetched with the engine of the guided mode, at once: its panel, and the rules that it understands by. */
export const guidedParts = { GuidedPanel, RulesScreen, keepRule };
