import { readUnitCode, spacedUnitCode, UNIT_STATE_NAMES } from "@surimono/domain/floor";
import type { Parcel } from "./use-open-box.ts";

interface PieceListProps {
  readonly pieces: Parcel["missing"];
  /** Where they are not all in the same one. */
  readonly withStates?: boolean;
  /** Those whose scan waits for the network: they are in the box already. */
  readonly kept?: ReadonlySet<number | undefined>;
}

/** Pieces to scan, in big letters. */
export function PieceList({ pieces, withStates = false, kept }: PieceListProps) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {pieces.map((unit) => {
        const isKept = kept?.has(readUnitCode(unit.code)) ?? false;
        return (
          <li
            key={unit.code}
            className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 ${isKept ? "text-mute" : ""}`}
          >
            <span className="min-w-0">
              <span className="block font-bold text-20">
                {unit.color_name}　{unit.size_name}
              </span>
              <span className="block">
                {unit.item_name}　<span className="text-mute">{unit.name}</span>
              </span>
            </span>
            <span>
              <span className="num font-bold">{spacedUnitCode(unit.code)}</span>
              {isKept ? "　スキャン済み（送信待ち）" : withStates && `　${UNIT_STATE_NAMES[unit.state]}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
