import { useEffect, useState } from "react";

/** Long enough for three presses of ＋. */
const PAUSE_MS = 400;

/** A value once it has not changed for a moment, by its content. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  const content = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by content, not by identity
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return settled;
}
