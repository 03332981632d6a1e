import type { CallFailure } from "@surimono/contract/kernel";
import type { PictureFacts } from "@surimono/domain/designs";
import { createPictureOnGoods, type OnGoods } from "@surimono/studio/on-goods";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { mayReplace } from "../may-replace.ts";
import { pictureOrderPath, simulatorStudioPath } from "../simulation-choice.ts";
import { type OnePicture, readSimulation, writeSimulation, writeTicked } from "../simulation-store.ts";
import { GoodsGrid } from "./goods-grid.tsx";
import { asTrial, type GoodsEntry, type LaidGoods } from "./laid-goods.ts";
import { SavePicture } from "./save-picture.tsx";
import { useLaidGoods } from "./use-laid-goods.ts";
import { useTicks } from "./use-ticks.ts";
import { takeOutlines } from "./warm-goods.ts";

/** What the sheet orders. */
export interface PictureOrder {
  readonly picture: OnePicture;
  readonly entry: GoodsEntry;
  readonly laid: LaidGoods;
  readonly painter: OnGoods;
  /** Opens it in the studio. */
  readonly onDesign: (laid: LaidGoods) => void;
}

/** The sheet that orders the picture on the goods of the address, drawn by whoever knows cart and orders. */
export interface PictureOrders {
  /** The goods of the address. */
  readonly productId: number | undefined;
  readonly sheet: (order: PictureOrder) => ReactNode;
}

interface PictureGridProps {
  picture: OnePicture;
  facts: PictureFacts;
  /** Those of an earlier visit. */
  ticked: readonly number[];
  /** Of its file. */
  url: string;
  orders: PictureOrders;
}

/** The picture on goods of every kind. */
export function PictureGrid({ picture, facts, ticked, url, orders }: PictureGridProps) {
  const navigate = useNavigate();
  const { assetId } = picture;
  const [outlines] = useState(takeOutlines);
  const painter = useMemo(() => createPictureOnGoods(outlines, { assetId, url }), [outlines, assetId, url]);
  const isOrdering = orders.productId !== undefined;
  // Its own, so that the sheet's picture does not wait behind those of the grid.
  const sheetPainter = useMemo(
    () => (isOrdering ? createPictureOnGoods(outlines, { assetId, url }) : painter),
    [isOrdering, painter, outlines, assetId, url],
  );
  const { goods, hasFailed, retry } = useLaidGoods(picture, facts);
  const ticks = useTicks(ticked);
  const { chosen } = ticks;
  const [failure, setFailure] = useState<CallFailure>();
  const open = (laid: LaidGoods) => void openInStudio(laid, navigate);
  // A guest saves after signing up, in a page that is opened anew.
  useEffect(() => void writeTicked({ assetId, productIds: [...chosen] }), [assetId, chosen]);

  if (hasFailed) return <ErrorState title="アイテムを読み込めませんでした" onRetry={retry} />;
  const ordered = goods.find(({ entry }) => entry.productId === orders.productId);
  const wanted = goods.flatMap(({ entry, laid }) => (laid && chosen.has(entry.productId) ? [laid.simulation] : []));
  return (
    <>
      <GoodsGrid
        goods={goods}
        painter={painter}
        ticks={ticks}
        failure={failure}
        onOpen={open}
        onOrder={(productId) =>
          void navigate(pictureOrderPath(productId), { state: { fromList: true }, preventScrollReset: true })
        }
        save={
          <SavePicture
            picture={picture}
            simulations={wanted}
            onKept={({ productId }) => ticks.wasKept(productId)}
            onFailure={setFailure}
          />
        }
      />
      {ordered?.laid &&
        orders.sheet({
          ...{ picture, entry: ordered.entry, laid: ordered.laid, painter: sheetPainter },
          onDesign: open,
        })}
    </>
  );
}

async function openInStudio({ simulation }: LaidGoods, navigate: NavigateFunction): Promise<void> {
  if (!(await mayReplace(await readSimulation()))) return;
  const trial = asTrial(simulation);
  await writeSimulation(trial);
  await navigate(simulatorStudioPath(trial));
}
