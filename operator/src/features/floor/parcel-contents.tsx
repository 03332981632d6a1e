import { readUnitCode } from "@surimono/domain/floor";
import { Button } from "@surimono/ui/button.tsx";
import { PieceList } from "./piece-list.tsx";
import type { Scan } from "./scan-queue.ts";
import type { Parcel } from "./use-open-box.ts";

interface ParcelContentsProps {
  readonly parcel: Parcel;
  /** Scans that wait for the network. */
  readonly waiting: readonly Scan[];
  readonly onClose: () => void;
}

/** What the open parcel still asks for. */
export function ParcelContents({ parcel, waiting, onClose }: ParcelContentsProps) {
  const kept = new Set(waiting.map(({ code }) => readUnitCode(code)));
  const { order_number, parcel_number, parcels, units, packed, missing, to_take_out } = parcel;
  const rest = units - packed - missing.length;
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
        <Button size={56} onClick={onClose}>
          この箱を置いておく
        </Button>
      </div>
      {to_take_out.length > 0 && (
        <div className="mt-3 rounded-ctl border-2 border-red-text p-3">
          <p className="font-bold text-red-text">次の品は取りやめです。箱から出して、ラベルをスキャンしてください。</p>
          <PieceList withStates pieces={to_take_out} />
        </div>
      )}
      {missing.length > 0 && (
        <>
          <p className="mt-3">あと、次の品を入れてください。</p>
          <PieceList withStates pieces={missing} kept={kept} />
          {rest > 0 && <p className="mt-2">ほかに{rest}点あります。</p>}
        </>
      )}
    </section>
  );
}
