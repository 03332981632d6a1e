import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { loadFinder, productSearch } from "../frame.queries.ts";

/** The pause after the last key before a request (rule frame-search). */
const PAUSE = 1000;

/**
 * The results for a typed text: trimmed and upper-cased, requested after a pause in typing, nothing for an empty text.
 */
export function useProductSearch(text: string) {
  const wanted = text.trim().toUpperCase();
  const term = useSettled(wanted, PAUSE);
  const typed = wanted !== "";
  useEffect(() => {
    // Loaded during the pause; if that fails, the search itself fails.
    if (typed) loadFinder().catch(() => {});
  }, [typed]);
  const search = useQuery(productSearch(term));
  const waiting = term !== wanted || search.isPending;
  return {
    isEmpty: !typed,
    waiting,
    failed: !waiting && search.data === null,
    hits: waiting ? [] : (search.data?.data ?? []),
    total: waiting ? 0 : (search.data?.total ?? 0),
  };
}

/** The value once unchanged for a while; an empty one at once. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
