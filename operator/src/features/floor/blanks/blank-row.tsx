import type { WireBlank } from "@surimono/contract/floor";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";

interface BlankRowProps {
  readonly blank: WireBlank;
  readonly onSource?: () => void;
  readonly onCount?: () => void;
}

/** Goods of one colour and size. */
export function BlankRow({ blank, onSource, onCount }: BlankRowProps) {
  const { item_name, color_name, color_value, size_name, units, supplier, shelf, on_hand, to_buy } = blank;
  const codes = [blank.item_code, blank.color_code, blank.size_code].filter(Boolean).join(" ");
  return (
    <li className="grid items-center gap-x-4 gap-y-1 px-4 py-3 text-14 md:grid-cols-[5rem_minmax(0,1fr)_11rem_10rem_auto]">
      <span className="font-bold">{shelf || <span className="font-normal text-mute">棚なし</span>}</span>
      <span className="min-w-0">
        <span className="font-bold">{item_name}</span>
        <span className="flex items-center gap-2">
          <span
            className="inline-block size-4 shrink-0 rounded-full border border-line"
            style={{ background: color_value }}
          />
          {color_name}　{size_name}
        </span>
      </span>
      <span className="min-w-0 text-mute">
        {supplier || "仕入先の登録なし"}
        <span className="num block">{codes}</span>
      </span>
      <span className="num">
        必要 <span className="font-bold">{formatNumber(units)}</span>
        {on_hand !== null && `　手持ち ${formatNumber(on_hand)}`}
        <span className="block">
          仕入れ <span className="font-bold">{formatNumber(to_buy)}</span>
        </span>
      </span>
      {onSource && onCount && (
        <span className="flex flex-wrap gap-2">
          <Button size={44} onClick={onCount} aria-label={`${item_name} ${color_name} ${size_name}を数える`}>
            数える
          </Button>
          <Button
            size={44}
            variant="quiet"
            onClick={onSource}
            aria-label={`${item_name} ${color_name} ${size_name}の仕入先`}
          >
            仕入先
          </Button>
        </span>
      )}
    </li>
  );
}
