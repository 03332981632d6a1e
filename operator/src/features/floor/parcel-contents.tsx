import { spacedUnitCode, UNIT_STATE_NAMES } from "@surimono/domain/floor";
import { Button } from "@surimono/ui/button.tsx";
import type { Parcel } from "./use-scanner.ts";

/** What the open parcel still asks for. */
export function ParcelContents({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const { order_number, parcel_number, parcels, units, packed, missing, to_take_out } = parcel;
  return (
    <section aria-label="箱の中身" className="rounded-card border border-line bg-white p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold text-20">
          <span className="num">{order_number}</span>
          {parcels > 1 && `　小包 ${parcel_number} / ${parcels}`}
          <span className="num ml-4">
            {packed} / {units} 点
          </span>
        </h2>
        <Button onClick={onClose}>この箱を置いておく</Button>
      </div>
      {to_take_out.length > 0 && (
        <div className="mt-3 rounded-ctl border-2 border-red-text p-3">
          <p className="font-bold text-red-text">次の品は取りやめです。箱から出して、ラベルをスキャンしてください。</p>
          <Pieces pieces={to_take_out} />
        </div>
      )}
      {missing.length > 0 && (
        <>
          <p className="mt-3 text-14">あと、次の品を入れてください。</p>
          <Pieces pieces={missing} />
        </>
      )}
    </section>
  );
}

function Pieces({ pieces }: { pieces: Parcel["missing"] }) {
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
            <span className="num font-bold">{spacedUnitCode(unit.code)}</span>　{UNIT_STATE_NAMES[unit.state]}
          </span>
        </li>
      ))}
    </ul>
  );
}
