import type { listShipments } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { spacedUnitCode } from "@surimono/domain/floor";
import { Link } from "react-router";

type Piece = AnswerOf<typeof listShipments>["to_take_out"][number];

/** Cancelled pieces that lie in boxes: such a parcel does not leave. Nothing where there is none. */
export function ToTakeOut({ pieces }: { pieces: readonly Piece[] }) {
  if (pieces.length === 0) return null;
  return (
    <section aria-label="箱から出す品" className="rounded-card border-2 border-red-text bg-tint p-4">
      <h2 className="font-bold text-16 text-red-text">取りやめた品が、箱に入ったままです</h2>
      <p className="mt-1 text-14">
        梱包の台でラベルをスキャンして、箱から出してください。出すまで、その小包は発送できません。
      </p>
      <ul className="mt-2 divide-y divide-line text-14">
        {pieces.map(({ code, order_number, parcel_number, item }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-1">
            <Link to={`/floor/units/${code}`} className="num inline-flex min-h-11 items-center font-bold underline">
              {spacedUnitCode(code)}
            </Link>
            <Link to={`/orders/${order_number}`} className="num inline-flex min-h-11 items-center underline">
              {order_number}
              {parcel_number > 0 && `　小包${parcel_number}`}
            </Link>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
