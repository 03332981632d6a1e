import { type ItemFile, writeItem } from "@surimono/domain/catalogue";
import { showToast } from "@surimono/ui/toast.ts";
import { useLayoutEffect, useRef } from "react";
import type { ItemChange } from "./fields/field-props.ts";

/**
 * Changes fields of the item that the latest text says: a photograph arrives after more was typed, be it in the whole text. A change whose
 * text is no JSON at that moment is refused in words, as it has no place there.
 */
export function useItemChange(text: string, setText: (text: string) => void) {
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  });
  return (change: ItemChange) => {
    const item = itemIn(latest.current);
    if (!item)
      return showToast(
        "「全文」の文字の形がくずれているため、加えられませんでした。直してから、もう一度おためしください。",
        {
          tone: "error",
        },
      );
    const changed = typeof change === "function" ? change(item) : change;
    latest.current = writeItem({ ...item, ...changed } as typeof item);
    setText(latest.current);
  };
}

/** Undefined where the text is no JSON of an item. */
export function itemIn(text: string): Partial<ItemFile> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
