import type { CallFailure } from "@surimono/contract/kernel";
import type { PictureFacts } from "@surimono/domain/designs";
import { createPictureOnGoods } from "@surimono/studio/on-goods";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { simulatorStudioPath } from "../simulation-choice.ts";
import { type OnePicture, writeSimulation, writeTicked } from "../simulation-store.ts";
import { GoodsGrid } from "./goods-grid.tsx";
import { asTrial, type LaidGoods } from "./laid-goods.ts";
import { SavePicture } from "./save-picture.tsx";
import { useLaidGoods } from "./use-laid-goods.ts";
import { useTicks } from "./use-ticks.ts";

interface PictureGridProps {
  picture: OnePicture;
  facts: PictureFacts;
  /** Those of an earlier visit. */
  ticked: readonly number[];
  /** Of its file. */
  url: string;
}

/** The picture on goods of every kind. */
export function PictureGrid({ picture, facts, ticked, url }: PictureGridProps) {
  const navigate = useNavigate();
  const { assetId } = picture;
  const painter = useMemo(() => createPictureOnGoods("/art", { assetId, url }), [assetId, url]);
  const { goods, hasFailed, retry } = useLaidGoods(picture, facts);
  const ticks = useTicks(ticked);
  const { chosen } = ticks;
  const [failure, setFailure] = useState<CallFailure>();
  // A guest saves after signing up, in a page that is opened anew.
  useEffect(() => void writeTicked({ assetId, productIds: [...chosen] }), [assetId, chosen]);

  async function open({ simulation }: LaidGoods): Promise<void> {
    const trial = asTrial(simulation);
    await writeSimulation(trial);
    await navigate(simulatorStudioPath(trial));
  }

  if (hasFailed) return <ErrorState title="アイテムを読み込めませんでした" onRetry={retry} />;
  const wanted = goods.flatMap(({ entry, laid }) => (laid && chosen.has(entry.productId) ? [laid.simulation] : []));
  return (
    <GoodsGrid
      goods={goods}
      painter={painter}
      ticks={ticks}
      failure={failure}
      onOpen={(laid) => void open(laid)}
      save={
        <SavePicture
          picture={picture}
          simulations={wanted}
          onKept={({ productId }) => ticks.wasKept(productId)}
          onFailure={setFailure}
        />
      }
    />
  );
}
