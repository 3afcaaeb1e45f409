/** A row of a panel: a day, words and an amount, with a line below. */
export const MOVE_ROW =
  "grid grid-cols-[3rem_minmax(0,1fr)_auto] items-baseline gap-2 border-raya border-b py-2 text-inherit no-underline";

/** The same as a link. */
export const MOVE_LINK = `${MOVE_ROW} hover:bg-base-200`;

/** A row without a day, as a button. */
export const PART_BUTTON =
  "focus-tight grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-2 border-raya border-b py-2 hover:bg-base-200";
