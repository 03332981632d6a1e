import type { OtherWay } from "@surimono/studio/close-look";
import { isVessel, type TurnedGoods, TurningStage, warmTurning } from "@surimono/studio/turning";
import { useEffect, useState } from "react";
import type { Worn } from "./worn-way.tsx";

/** 「回して見る」 of vessels, fetched ahead while their pictures are looked at; undefined for other goods. */
export function useTurningWay(seen: Worn): OtherWay | undefined {
  // As it was when the window was opened: the page behind may draw itself anew.
  const [goods] = useState(() => turnedGoods(seen));
  const canTurn = goods !== undefined;
  useEffect(() => (canTurn ? warmTurning() : undefined), [canTurn]);
  return (
    goods && {
      name: "回して見る",
      show: ({ keys, still }) => <TurningStage goods={goods} name={seen.name} still={still} keys={keys} />,
    }
  );
}

function turnedGoods({ sizes, sizeId, look }: Worn): TurnedGoods | undefined {
  const size = sizes.find(({ id }) => id === sizeId);
  const height = size?.measurements.find(({ name }) => name === "高さ")?.length;
  if (!size || !height || !look?.design || !isVessel(look.silhouette)) return undefined;
  return { silhouette: look.silhouette, diameter: size.width, height, design: look.design };
}
