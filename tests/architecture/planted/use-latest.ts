import { useEffect, useRef } from "react";

export function useLatest(value: number): void {
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    latest.current = 0;
  });
}
