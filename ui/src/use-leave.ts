import { useState } from "react";

/**
 * For a form that leads to another page. `isLeaving` once it has navigated, so that its button stays pending until the next page
 * is drawn: a press in between would send everything again. If `go` fails, the form is usable again.
 */
export function useLeave() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (go: () => Promise<void>) => {
    await go();
    setLeaving(true);
  };
  return { isLeaving, leave };
}
