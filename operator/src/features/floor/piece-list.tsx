import { spacedUnitCode, UNIT_STATE_NAMES } from "@surimono/domain/floor";
import type { Parcel } from "./use-scanner.ts";

/** Pieces to scan, in big letters; `withStates` where they are not all in the same one. */
export function PieceList({ pieces, withStates = false }: { pieces: Parcel["missing"]; withStates?: boolean }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {pieces.map((unit) => (
        <li key={unit.code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <span className="min-w-0">
            <span className="font-bold">
              {unit.item_name}　{unit.color_name}　{unit.size_name}
            </span>
            <span className="block text-14 text-mute">{unit.name}</span>
          </span>
          <span className="text-14">
            <span className="num font-bold">{spacedUnitCode(unit.code)}</span>
            {withStates && `　${UNIT_STATE_NAMES[unit.state]}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
