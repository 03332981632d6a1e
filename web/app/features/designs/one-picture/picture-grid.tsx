import type { CallFailure } from "@surimono/contract/kernel";
import type { PictureFacts } from "@surimono/domain/designs";
import { createPictureOnGoods } from "@surimono/studio/on-goods";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { simulatorStudioPath } from "../simulation-choice.ts";
import { type OnePicture, writeSimulation, writeTicked } from "../simulation-store.ts";
import { GoodsCard } from "./goods-card.tsx";
import { asTrial, type LaidGoods } from "./laid-goods.ts";
import { SaveBar } from "./save-bar.tsx";
import { useLaidGoods } from "./use-laid-goods.ts";

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
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(ticked));
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<CallFailure>();
  // A guest saves after signing up, in a page that is opened anew.
  useEffect(() => void writeTicked({ assetId, productIds: [...chosen] }), [assetId, chosen]);

  function wasKept(productId: number): void {
    setKept((before) => withOrWithout(before, productId, true));
    setChosen((before) => withOrWithout(before, productId, false));
  }

  async function open({ simulation }: LaidGoods): Promise<void> {
    const trial = asTrial(simulation);
    await writeSimulation(trial);
    await navigate(simulatorStudioPath(trial));
  }

  if (hasFailed) return <ErrorState title="アイテムを読み込めませんでした" onRetry={retry} />;
  const wanted = goods.flatMap(({ entry, laid }) => (laid && chosen.has(entry.productId) ? [laid.simulation] : []));
  return (
    <>
      {failure && (
        <div className="mb-4">
          <Notice tone="error">{failure.message}</Notice>
        </div>
      )}
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-6 md:gap-y-8">
        {goods.map(({ entry, laid }) => (
          <GoodsCard
            key={entry.productId}
            name={entry.name}
            laid={laid}
            painter={painter}
            isChosen={chosen.has(entry.productId)}
            isKept={kept.has(entry.productId)}
            onChoose={(isChosen) => setChosen((before) => withOrWithout(before, entry.productId, isChosen))}
            onOpen={() => laid && void open(laid)}
          />
        ))}
      </ul>
      <SaveBar
        picture={picture}
        simulations={wanted}
        keptCount={kept.size}
        onKept={({ productId }) => wasKept(productId)}
        onFailure={setFailure}
      />
    </>
  );
}

function withOrWithout(set: ReadonlySet<number>, value: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (isIn) next.add(value);
  else next.delete(value);
  return next;
}
