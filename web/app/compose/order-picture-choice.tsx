import type { Product } from "@surimono/contract/catalogue";
import { Button } from "@surimono/ui/button.tsx";
import { SwatchChoice } from "@surimono/ui/swatch-choice.tsx";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { DirectOrder } from "#app/features/cart/direct-order.tsx";
import type { SizePieces } from "#app/features/cart/use-chosen-sizes.ts";
import { usePickedSize } from "#app/features/catalogue/picked-size.ts";
import { inColor, type PictureOrder, PrintOnGoods, readPictureWish } from "#app/features/designs/picture-order.ts";
import { isGoingOn } from "#app/features/designs/simulation-choice.ts";
import { useSession } from "#app/session/current-user.ts";
import { OrderPictureNotes } from "./order-picture-notes.tsx";
import { useOrderPicture } from "./use-order-picture.ts";

/** Twice what it takes on a desktop. */
const WIDTH = 480;

/** Colour, sizes and quantities of goods with the picture, and the press that orders them. */
export function OrderPictureChoice({
  picture,
  entry,
  laid: asLaid,
  painter,
  onDesign,
  product,
}: PictureOrder & { product: Product }) {
  const [wish] = useState(() => readPictureWish(picture.assetId, entry.productId));
  const [colorId, setColorId] = useState(wish?.colorId ?? asLaid.simulation.document.colorId);
  const laid = useMemo(() => inColor(asLaid, entry.pku, colorId), [asLaid, entry.pku, colorId]);
  const { document } = laid.simulation;
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const order = useOrderPicture({ picture, entry, laid, accepted: [...accepted] });
  const session = useSession();
  useGoingOn(session.status === "member" && wish?.isWaiting ? wish.sizes : undefined, order.run);
  const goods = useMemo(
    () => ({
      ...product,
      ...{ method_id: document.methodId, area_kind_ids: document.areas.map(({ areaKindId }) => areaKindId) },
      personal_kinds: [],
    }),
    [product, document],
  );
  return (
    <DirectOrder
      goods={goods}
      taxDivisions={[{ divisionId: product.division_id, rate: laid.taxRate }]}
      startSize={usePickedSize(entry.productId)}
      startSizes={wish?.sizes}
      picture={
        <div className="paper relative aspect-square w-full overflow-hidden rounded-card">
          <PrintOnGoods
            painted={laid.painted}
            painter={painter}
            width={WIDTH}
            label={`${entry.name}（${laid.colorName}）の仕上がり`}
          />
        </div>
      }
      choices={
        <div className="min-w-0">
          <p className="mb-1 text-14">
            色<span className="ml-2 font-bold text-deep">{laid.colorName}</span>
          </p>
          <SwatchChoice
            legend="色"
            size={28}
            value={document.colorId}
            onChange={(id) => {
              order.forget();
              setAccepted(new Set());
              setColorId(id);
            }}
            options={laid.colors.map(({ id, name, hex }) => ({ id, name, color: hex }))}
          />
        </div>
      }
      notes={
        <OrderPictureNotes
          failure={order.failure}
          findings={order.findings}
          accepted={accepted}
          isGuest={session.status === "guest"}
          onAccept={(key, isOn) =>
            setAccepted((before) => new Set(isOn ? [...before, key] : [...before].filter((other) => other !== key)))
          }
        />
      }
      isBlocked={session.status === "starting" || order.findings.some(({ key }) => !key || !accepted.has(key))}
      running={order.running}
      added={order.added}
      onChange={order.forgetAdded}
      onOrder={order.run}
      ways={
        <Button variant="quiet" size={44} wide icon="pencil" className="max-sm:px-2" onClick={() => onDesign(laid)}>
          位置や大きさをスタジオで変える
        </Button>
      }
    />
  );
}

/** Of a member who pressed as a guest, and came back by that way. */
function useGoingOn(sizes: readonly SizePieces[] | undefined, run: ReturnType<typeof useOrderPicture>["run"]): void {
  const [query] = useSearchParams();
  const pressed = isGoingOn(query) ? sizes : undefined;
  const goOn = useEffectEvent(run);
  useEffect(() => {
    if (pressed) goOn(pressed, "checkout");
  }, [pressed]);
}
