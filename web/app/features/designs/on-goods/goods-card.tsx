import type { OnGoods } from "@surimono/studio/on-goods";
import { Button } from "@surimono/ui/button.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { Price } from "#app/ui/price.tsx";
import { CARD_WIDTH } from "./card-width.ts";
import type { SeenGoods } from "./laid-goods.ts";
import { PrintOnGoods } from "./print-on-goods.tsx";

interface GoodsCardProps {
  name: string;
  /** Undefined until the goods are opened. */
  laid: SeenGoods | undefined;
  painter: OnGoods;
  isBusy: boolean;
  isChosen: boolean;
  isKept: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  /** Orders it as it is; without it there is no such button. */
  onOrder?: (() => void) | undefined;
}

/** The picture on one kind of goods: a press designs it further, the tick saves it with others, the button orders it. */
export function GoodsCard(props: GoodsCardProps) {
  const { name, laid, painter, isBusy, isChosen, isKept, onChoose, onOpen, onOrder } = props;
  return (
    <li className="group relative flex flex-col">
      <button
        type="button"
        disabled={!laid || isBusy}
        className="paper relative block aspect-square w-full overflow-hidden rounded-card"
        onClick={onOpen}
      >
        <PrintOnGoods
          painted={laid?.painted}
          painter={painter}
          width={CARD_WIDTH}
          label={`${name}をこの絵でデザインする`}
        />
      </button>
      <label className="absolute top-0 left-0 flex size-11 items-center justify-center">
        <CheckSquare
          checked={isChosen || isKept}
          disabled={!laid || isKept || isBusy}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="sr-only">{name}を選ぶ</span>
      </label>
      <p className="mt-2 font-bold text-14 text-deep">{name}</p>
      <p className="min-h-6 text-14">
        {laid && <Price value={laid.price} size={16} />}
        {laid && <span className="ml-2 text-12 text-mute">{laid.colorName}</span>}
      </p>
      {isKept && <p className="text-12 text-ok">保存しました</p>}
      {onOrder && (
        <div className="mt-auto pt-2">
          <Button size={44} wide disabled={!laid} onClick={onOrder} aria-label={`${name}を注文する`}>
            注文する
          </Button>
        </div>
      )}
    </li>
  );
}
