import { useState } from "react";

/** Which goods are to be saved, and which are. */
export interface Ticks {
  readonly chosen: ReadonlySet<number>;
  readonly kept: ReadonlySet<number>;
  choose(productId: number, isChosen: boolean): void;
  wasKept(productId: number): void;
}

export function useTicks(first: readonly number[] = []): Ticks {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(first));
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const choose = (productId: number, isChosen: boolean) =>
    setChosen((before) => withOrWithout(before, productId, isChosen));
  return {
    chosen,
    kept,
    choose,
    wasKept(productId) {
      setKept((before) => withOrWithout(before, productId, true));
      choose(productId, false);
    },
  };
}

function withOrWithout(set: ReadonlySet<number>, value: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
