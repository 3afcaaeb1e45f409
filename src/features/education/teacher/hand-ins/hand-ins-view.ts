/** Views of the hand-ins as the address names them: the page, and where it was opened from and leads back to. */
const HAND_INS_VIEWS = ["entregas", "entregas-inicio", "entregas-planeador", "entregas-planilla"] as const;
export type HandInsView = (typeof HAND_INS_VIEWS)[number];

export function isHandInsView(view: string | undefined): view is HandInsView {
  return HAND_INS_VIEWS.some((each) => each === view);
}
