/** WebDriver's names of the keys that are no letters. */
export const KEYS = { tab: "\uE004", enter: "\uE007", escape: "\uE00C", control: "\uE009" };

export const typed = (text) =>
  [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);

export const chorded = (modifier, key) => [
  { type: "keyDown", value: modifier },
  { type: "keyDown", value: key },
  { type: "keyUp", value: key },
  { type: "keyUp", value: modifier },
];
