import type { WireUnit } from "@surimono/contract/floor";
import { spacedUnitCode, UNIT_STATE_NAMES } from "@surimono/domain/floor";
import { slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { Link } from "react-router";

interface UnitRowProps {
  readonly unit: WireUnit;
  /** To its batch, by hand. */
  readonly isAdded?: boolean;
  readonly choice?: { readonly isChosen: boolean; readonly isShut: boolean; readonly onToggle: () => void };
}

/** One piece in a list. */
export function UnitRow({ unit, isAdded = false, choice }: UnitRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-14 max-md:gap-x-4">
      {choice && (
        <label className="group -mr-4 flex min-h-11 min-w-11 items-center justify-center">
          <CheckSquare
            checked={choice.isChosen}
            disabled={choice.isShut}
            onChange={choice.onToggle}
            aria-label={`${spacedUnitCode(unit.code)} を選ぶ`}
          />
        </label>
      )}
      <Link to={`/floor/units/${unit.code}`} className="num inline-flex min-h-11 items-center font-bold underline">
        {spacedUnitCode(unit.code)}
      </Link>
      <span className="min-w-48 flex-1 max-md:order-1 max-md:basis-full">
        <span className="block">
          {unit.item_name}　{unit.color_name}　{unit.size_name}
        </span>
        <span className="text-mute">
          {unit.name}　{unit.method_name}
        </span>
      </span>
      <span className="max-md:order-1 max-md:flex max-md:w-full max-md:flex-wrap max-md:items-center max-md:gap-x-4">
        <Link
          to={`/orders/${unit.order_number}`}
          className="num underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          {unit.order_number}
        </Link>
        <span className="num block text-mute">発送予定 {slashedDay(unit.dispatch_by)}</span>
      </span>
      <span className="max-md:flex-1 md:w-40">
        <span className="font-bold">{UNIT_STATE_NAMES[unit.state]}</span>
        {unit.batch && (
          <Link
            to={`/floor/batches/${unit.batch}`}
            className="num ml-2 inline-flex items-center underline max-md:min-h-11"
          >
            {unit.batch}
          </Link>
        )}
        {isAdded && <Badge>あとから追加</Badge>}
        {unit.rejects > 0 && `　刷り直し${unit.rejects}回`}
        {unit.reason && <span className="block text-mute">{unit.reason}</span>}
      </span>
    </li>
  );
}
