import { useRef } from "react";
import { newUuid } from "./new-uuid.ts";

/**
 * The key of what is sent. The same as long as the same is sent, so that a press after an answer that was lost does nothing twice; another
 * for what was changed since, which would else be taken for what is known, and after `renew`, which follows its being kept.
 */
export function useRequestKey(): { keyOf: (payload: unknown) => string; renew: () => void } {
  const last = useRef<{ readonly sent: string; readonly key: string }>(undefined);
  return {
    keyOf(payload) {
      const sent = JSON.stringify(payload);
      if (last.current?.sent !== sent) last.current = { sent, key: newUuid() };
      return last.current.key;
    },
    renew() {
      last.current = undefined;
    },
  };
}
