import { useState } from "react";

/**
 * The key of a form that shows what the address says: a new one when the address changed elsewhere, so that the fields follow; the old one
 * when the form itself asked for it (`keep`), so that the focus stays where it is.
 */
export function useFormKey(said: string): { key: number; keep: (asked: string) => void } {
  const [now, setNow] = useState({ said, asked: said, key: 0 });
  if (now.said !== said) setNow({ said, asked: said, key: said === now.asked ? now.key : now.key + 1 });
  return { key: now.key, keep: (asked) => setNow((before) => ({ ...before, asked })) };
}
