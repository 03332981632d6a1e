import { createStore, useStore } from "@surimono/ui/store.ts";

type Picked = Readonly<Record<string, number>>;

const KEY = "surimono.picked-size";
/** More goods than anybody measures for. */
const MOST_KEPT = 50;

const picked = createStore<Picked>(readPicked());

/** The size that the finder found for these goods and the customer took, kept in this browser: what is ordered begins with it. */
export function usePickedSize(goodsId: number): number | undefined {
  return useStore(picked, {})[goodsId];
}

export function pickSize(goodsId: number, sizeId: number): void {
  const { [goodsId]: _, ...others } = picked.get();
  const kept = Object.entries(others).slice(-(MOST_KEPT - 1));
  picked.set({ ...Object.fromEntries(kept), [goodsId]: sizeId });
  try {
    localStorage.setItem(KEY, JSON.stringify(picked.get()));
  } catch {
    // Without storage it holds until the page is left.
  }
}

function readPicked(): Picked {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}")) as Picked;
  } catch {
    return {};
  }
}
