import { goldfish } from "../art/goldfish.ts";
import { bandTee } from "./home-goods.ts";
import { type Goods, PrintedGoods } from "./printed-goods.tsx";

const samePicture: readonly Goods[] = [
  bandTee,
  {
    ...{ itemId: 1002, colorId: 103, alt: "同じ絵のトートバッグ" },
    print: { drawing: goldfish, left: 28, top: 50, width: 44 },
  },
  {
    ...{ itemId: 1005, colorId: 110, alt: "同じ絵のノート" },
    print: { drawing: goldfish, left: 33, top: 36, width: 42 },
  },
];

/** One drawing on three kinds of goods. */
export function SamePicture() {
  return (
    <div className="grid grid-cols-3 items-center gap-2 md:gap-4">
      {samePicture.map((goods) => (
        <PrintedGoods key={goods.itemId} goods={goods} sizes="(width >= 880px) 190px, 30vw" />
      ))}
    </div>
  );
}
