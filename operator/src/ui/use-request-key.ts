import { useRef } from "react";

/**
 * The key of words that are sent: the same when they are sent again after an answer that was lost, another for other words, and after `renew`,
 * which follows their being kept.
 */
export function useRequestKey(): { keyOf: (words: string) => string; renew: () => void } {
  const last = useRef({ words: "", key: crypto.randomUUID() });
  const renew = (words = "") => {
    last.current = { words, key: crypto.randomUUID() };
  };
  return {
    keyOf: (words) => {
      if (last.current.words !== words) renew(words);
      return last.current.key;
    },
    renew: () => renew(),
  };
}
