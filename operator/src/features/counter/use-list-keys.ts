import { useEffect, useState } from "react";

const STORED = "surimono-console-keys";

interface ListKeys {
  /** Of the order whose line has the focus. */
  onMark: (number: string) => void;
  onHelp: () => void;
}

/** Lines of the list, in their order. */
const lines = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];

/** Single keys for a list; off for whom they disturb, and wherever something is typed. */
export function useListKeys({ onMark, onHelp }: ListKeys): { isOn: boolean; turn: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORED) !== "off");
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      const at = event.target as HTMLElement;
      if (at.closest("input:not([type=checkbox]), textarea, select, [contenteditable=true]")) return;
      const all = lines();
      const here = all.findIndex((line) => line.parentElement?.contains(document.activeElement));
      switch (event.key) {
        case "j":
          all[Math.min(here + 1, all.length - 1)]?.focus();
          break;
        case "k":
          all[Math.max(here - 1, 0)]?.focus();
          break;
        case "x":
          if (here >= 0) onMark(all[here]?.dataset["row"] ?? "");
          break;
        case "/":
          document.querySelector<HTMLElement>("input[type=search]")?.focus();
          break;
        case "?":
          onHelp();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, onMark, onHelp]);
  const turn = (next: boolean) => {
    localStorage.setItem(STORED, next ? "on" : "off");
    setOn(next);
  };
  return { isOn, turn };
}
