import type { WireObstacle } from "@surimono/contract/cart";
import type { WireStock, WireStoredItem } from "@surimono/contract/warehouse";
import { formatNumber } from "@surimono/domain/kernel";
import { remainingStock } from "@surimono/domain/warehouse";
import { Button } from "@surimono/ui/button.tsx";
import { NumberField } from "@surimono/ui/number-field.tsx";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { useState } from "react";
import { GoodsThumbnail } from "#app/ui/goods-thumbnail.tsx";
import { sizeWords, versionsOf } from "./stock-words.ts";

type Pieces = Readonly<Record<string, number>>;

interface PiecesFieldsProps {
  items: readonly WireStoredItem[];
  /** The item from which it was begun: the others are folded. */
  firstId: number | undefined;
  pieces: Pieces;
  obstacles: readonly WireObstacle[];
  onChange: (pieces: Pieces) => void;
}

/** How many of each size are sent. */
export function PiecesFields({ items, firstId, pieces, obstacles, onChange }: PiecesFieldsProps) {
  const isEntered = ({ stored_id }: WireStock) => (pieces[stored_id] ?? 0) > 0;
  // What ran out since it was entered is taken off here.
  const isShown = (stock: WireStock) => stock.surimono_num > 0 || isEntered(stock);
  const sendable = items.filter(({ stocks }) => stocks.some(isShown));
  const isChosen = ({ stocks }: WireStoredItem) => stocks.some(isEntered);
  const [isWhole, showWhole] = useState(firstId === undefined);
  const shown = isWhole ? sendable : sendable.filter((item) => item.product_id === firstId || isChosen(item));
  const hidden = sendable.length - shown.length;
  return (
    <>
      <ul className="border-deep border-t">
        {shown.map((item) => (
          <li
            key={item.product_id}
            className="grid grid-cols-[64px_1fr] gap-x-4 border-line border-b py-4 sm:grid-cols-[88px_1fr]"
          >
            <GoodsThumbnail url={item.image_url} />
            <div className="min-w-0">
              <p className="palt font-bold text-16 text-deep">{item.name}</p>
              <p className="text-12 text-mute">
                {[item.item_name, item.stocks[0]?.color_name].filter(Boolean).join("・")}
              </p>
              <ul className="mt-2 divide-y divide-line">
                {versionsOf(item).flatMap((stocks, at, versions) =>
                  stocks
                    .filter(isShown)
                    .map((stock) => (
                      <SizeRow
                        key={stock.stored_id}
                        stock={stock}
                        name={versions.length > 1 ? `仕上がり${at + 1}・${sizeWords(stock)}` : sizeWords(stock)}
                        entered={pieces[stock.stored_id] ?? 0}
                        obstacle={obstacles.find(
                          ({ field, line_id }) => field === "pieces" && line_id === stock.stored_id,
                        )}
                        onChange={(count) => onChange({ ...pieces, [stock.stored_id]: count })}
                      />
                    )),
                )}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" icon="plus" className="mt-3 -ml-5 text-red-text" onClick={() => showWhole(true)}>
          ほかのアイテムもいっしょに送る（{formatNumber(hidden)}種類）
        </Button>
      )}
    </>
  );
}

interface SizeRowProps {
  stock: WireStock;
  name: string;
  entered: number;
  obstacle: WireObstacle | undefined;
  onChange: (count: number) => void;
}

function SizeRow({ stock, name, entered, obstacle, onChange }: SizeRowProps) {
  const { surimono_num, num } = stock;
  const left = remainingStock({ stored: surimono_num, available: num, entered, enteredElsewhere: 0 });
  return (
    <li className="py-1.5">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 font-bold text-14 text-deep">{name}</span>
        <span className="num whitespace-nowrap text-12 text-mute">のこり {formatNumber(Math.max(0, left))}点</span>
        <NumberField
          label={`${stock.name}の${name}を送る数`}
          hideLabel
          size={36}
          className="[&>p]:sr-only"
          min={0}
          max={surimono_num + Math.max(0, num)}
          value={entered}
          onChange={(value) => onChange(value ?? 0)}
        />
      </div>
      {obstacle && <WarningLine>{obstacle.message}</WarningLine>}
    </li>
  );
}
