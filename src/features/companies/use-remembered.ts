import { useState } from "react";

const PREFIX = "cuadra_empresas_";

function kept<Value extends string>(key: string, choices: readonly Value[], first: Value): Value {
  try {
    const found = localStorage.getItem(PREFIX + key);
    return choices.find((choice) => choice === found) ?? first;
  } catch {
    return first;
  }
}

/** A view option of this screen, remembered on this device; defaults to the first. */
export function useRemembered<Value extends string>(
  key: string,
  choices: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => kept(key, choices, choices[0]));
  const choose = (next: Value) => {
    setValue(next);
    try {
      localStorage.setItem(PREFIX + key, next);
    } catch {
      // With storage blocked it is not remembered, but holds for this visit.
    }
  };
  return [value, choose];
}
