import type { MyItem } from "@surimono/contract/my-items";
import { Icon } from "@surimono/ui/icon.tsx";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { SALE_SECTION } from "../completed-sheet.tsx";
import { ProfitLines } from "../price/profit-lines.tsx";
import { chosenUnitPrices } from "../price/unit-prices.ts";
import { PublishSection } from "./publish-section.tsx";

/** Needed only to show or sell the item to others: closed, so that a buyer of one shirt need not understand it. */
export function SaleSection({ item }: { item: MyItem }) {
  const isWanted = useLocation().hash === `#${SALE_SECTION}`;
  // From then on only the member opens and closes it.
  const [isOpen] = useState(isWanted || item.promotion_flag === 1);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    details.current?.scrollIntoView?.();
    details.current?.querySelector("summary")?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <details ref={details} open={isOpen} className="group scroll-mt-4 border-line border-y">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 font-bold text-14 text-deep [&::-webkit-details-marker]:hidden">
        公開・販売の設定
        <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-4">
        <p className="text-14">
          {item.status === 1
            ? "完成したアイテムの名前・説明・販売価格は変更できません。変えるときは「コピーする」で下書きをつくってください。"
            : "名前・説明・販売価格は「内容を編集」で変えられます。ギャラリーには、完成してから公開できます。"}
        </p>
        <ProfitLines sellingPrice={item.regular_price} unitPrices={chosenUnitPrices(item)} />
        {item.status === 1 && <PublishSection item={item} />}
      </div>
    </details>
  );
}
