import type { OpenedDesign } from "@surimono/contract/designs";
import { ColorsOnGoods } from "@surimono/studio/on-goods";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { ColorActions } from "./colors/color-actions.tsx";
import { lookQuery } from "./look.queries.ts";
import { createPictureSource } from "./picture-source.ts";
import { presentAreas, presentItem } from "./present-design.ts";

interface AllColorsWindowProps {
  productId: number;
  /** A completed item keeps its colour: another is had by a copy. */
  isCompleted: boolean;
  onClose: () => void;
}

/** The member's own design in every colour of its goods, drawn on this device. */
export function AllColorsWindow({ productId, isCompleted, onClose }: AllColorsWindowProps) {
  const query = useQuery(lookQuery(productId));
  const [chosenId, choose] = useState<number>();
  const design = query.data;
  const color = design?.item.colors.find(({ color_id }) => color_id === chosenId);
  const isOther = color && color.color_id !== design?.document.colorId;
  return (
    <Dialog
      open
      onClose={onClose}
      kind="screen"
      title="すべての色で見る"
      actions={design && isOther && <ColorActions {...{ design, color, isCompleted }} />}
    >
      {design ? (
        <Colors design={design} chosenId={chosenId ?? design.document.colorId} onChoose={choose} />
      ) : query.isLoadingError ? (
        <ErrorState
          title="デザインを読み込めませんでした"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <div className="flex justify-center py-24">
          <Spinner size={40} />
        </div>
      )}
    </Dialog>
  );
}

interface ColorsProps {
  design: OpenedDesign;
  chosenId: number;
  onChoose: (colorId: number) => void;
}

function Colors({ design, chosenId, onChoose }: ColorsProps) {
  const item = useMemo(() => presentItem(design), [design]);
  const areas = useMemo(() => presentAreas(design), [design]);
  const [{ assetUrl, release }] = useState(createPictureSource);
  useEffect(() => release, [release]);
  return (
    <ColorsOnGoods
      item={item}
      areas={areas}
      document={design.document}
      artUrl="/art"
      assetUrl={assetUrl}
      chosenId={chosenId}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}
