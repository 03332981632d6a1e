import type { CallFailure } from "@surimono/contract/kernel";
import type { OnGoods } from "@surimono/studio/on-goods";
import { Notice } from "@surimono/ui/notice.tsx";
import type { ReactNode } from "react";
import { GoodsCard } from "./goods-card.tsx";
import type { GoodsEntry, SeenGoods } from "./laid-goods.ts";
import { SaveBar } from "./save-bar.tsx";
import type { Ticks } from "./use-ticks.ts";

interface GoodsGridProps<Seen extends SeenGoods> {
  goods: readonly { readonly entry: GoodsEntry; readonly laid: Seen | undefined }[];
  painter: OnGoods;
  ticks: Ticks;
  failure: CallFailure | undefined;
  /** Something is being saved or opened: nothing else may be. */
  isBusy?: boolean;
  onOpen: (laid: Seen, entry: GoodsEntry) => void;
  onOrder?: ((productId: number) => void) | undefined;
  /** Saves what is ticked. */
  save: ReactNode;
}

/** Goods with the same print on them, to be ticked and saved together, or opened. */
export function GoodsGrid<Seen extends SeenGoods>({
  goods,
  painter,
  ticks,
  failure,
  isBusy = false,
  onOpen,
  onOrder,
  save,
}: GoodsGridProps<Seen>) {
  return (
    <>
      {failure && (
        <div className="mb-4">
          <Notice tone="error">{failure.message}</Notice>
        </div>
      )}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-6 md:gap-y-8">
        {goods.map(({ entry, laid }) => (
          <GoodsCard
            key={entry.productId}
            name={entry.name}
            laid={laid}
            painter={painter}
            isBusy={isBusy}
            isChosen={ticks.chosen.has(entry.productId)}
            isKept={ticks.kept.has(entry.productId)}
            onChoose={(isChosen) => ticks.choose(entry.productId, isChosen)}
            onOpen={() => laid && onOpen(laid, entry)}
            onOrder={onOrder && (() => onOrder(entry.productId))}
          />
        ))}
      </ul>
      <SaveBar count={ticks.chosen.size} keptCount={ticks.kept.size}>
        {save}
      </SaveBar>
    </>
  );
}
