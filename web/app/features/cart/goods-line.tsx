import type { WireLine } from "@surimono/contract/cart";
import { PERSONAL_KIND_NAMES } from "@surimono/domain/catalogue";
import type { ReactNode } from "react";
import { GoodsThumbnail } from "#app/ui/goods-thumbnail.tsx";
import { Yen } from "#app/ui/price.tsx";

interface GoodsLineProps {
  line: WireLine;
  /** Below what it is. */
  children?: ReactNode;
  /** Below the whole line: what blocks it. */
  note?: ReactNode;
  /** At the right end: quantity and price. */
  sums: ReactNode;
}

/** One size of a my item in a cart or an order. */
export function GoodsLine({ line, children, note, sums }: GoodsLineProps) {
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 gap-y-3 border-line border-b py-4 sm:grid-cols-[104px_1fr_auto] sm:gap-x-5">
      <GoodsThumbnail url={line.image_url} />
      <div className="min-w-0 self-center">
        <p className="palt font-bold text-16 text-deep">{line.name}</p>
        <p className="mt-0.5 text-14">
          {line.item_name}
          {line.size_name && <span className="font-bold text-deep">・{line.size_name}</span>}
        </p>
        <p className="text-12 text-mute">{printWords(line)}</p>
        {children}
        <LineTags line={line} />
        <LinePersonal line={line} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 sm:col-span-1 sm:flex-nowrap sm:justify-end">
        {sums}
      </div>
      {note && <div className="col-span-full empty:hidden">{note}</div>}
    </li>
  );
}

/** Each tag of a piece as designed, with its part of the piece's price. */
function LineTags({ line }: { line: WireLine }) {
  if (line.tags.length === 0) return null;
  return (
    <ul aria-label="タグ" className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
      {line.tags.map(({ step_id, name, image_url, fee }) => (
        <li key={step_id} className="flex items-center gap-2 text-12">
          <div className="w-11">
            <GoodsThumbnail url={image_url} />
          </div>
          <p>
            <span className="block text-14">{name}</span>
            {fee > 0 && (
              <span className="num text-mute">
                うち <Yen value={fee} /> / 1点
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What differs from piece to piece, with its part of the price; of an order the words too. */
function LinePersonal({ line: { personal } }: { line: WireLine }) {
  if (!personal) return null;
  const { kinds, fee, pieces } = personal;
  const isSplit = pieces?.some(({ parcel_number }) => parcel_number > 1);
  return (
    <>
      <p className="mt-1 text-12">
        差し込み（{kinds.map((kind) => PERSONAL_KIND_NAMES[kind]).join("・")}）
        <span className="num text-mute">
          うち <Yen value={fee} /> / 1点
        </span>
      </p>
      {pieces && pieces.length > 0 && (
        <details className="mt-1 text-14">
          <summary className="target-44 cursor-pointer font-bold text-red-text">
            名簿（<span className="num">{pieces.length}</span>点）
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
          <ol aria-label="名簿" tabIndex={0} className="mt-2 max-h-60 overflow-auto border-line border-t">
            {pieces.map(({ row, name, number, parcel_number }) => (
              <li key={row} className="flex gap-3 border-line border-b py-1">
                <span className="num w-8 shrink-0 text-right text-mute">{row}</span>
                {name && <span className="min-w-0">{name}</span>}
                {number && <span className="num">{number}</span>}
                {isSplit && <span className="ml-auto shrink-0 text-12 text-mute">お届け先{parcel_number}</span>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** ホワイト／胸中央＋背中中央・オンデマンド転写 */
function printWords(line: WireLine): string {
  const places = line.area_kind.map(({ kind_name }) => kind_name);
  const screens = line.screens ? `（版${line.screens}枚・版代込み）` : "";
  return `${line.color_name}／${places.join("＋")}・${line.method_name}${screens}`;
}
