import { useEffect, useSyncExternalStore } from "react";
import type { UploadedImage } from "../../model/make-layer.ts";
import { useSession } from "../../session/session-context.ts";
import { CHECKER, Thumbnail } from "../image/gallery-item.tsx";

interface OwnPictureChoiceProps {
  readonly chosen: UploadedImage | undefined;
  readonly onChoose: (picture: UploadedImage | undefined) => void;
}

/** The newest uploads; who has none is not asked. */
const SHOWN = 8;

export function OwnPictureChoice({ chosen, onChoose }: OwnPictureChoiceProps) {
  const { gallery } = useSession();
  const { pictures } = useSyncExternalStore(gallery.subscribe, gallery.state);
  useEffect(() => {
    if (gallery.state().kind === "untouched") void gallery.more();
  }, [gallery]);
  if (pictures.length === 0) return null;
  const look = (isChosen: boolean) =>
    `size-11 shrink-0 overflow-hidden rounded-ctl border-2 text-12 ${isChosen ? "border-red" : "border-line hover:border-ctl"}`;
  return (
    <fieldset className="min-w-0">
      <legend className="text-14">画像も使う</legend>
      <div className="mt-1 flex gap-1.5 overflow-x-auto pb-1">
        <button type="button" aria-pressed={!chosen} className={look(!chosen)} onClick={() => onChoose(undefined)}>
          なし
        </button>
        {pictures.slice(0, SHOWN).map((picture) => {
          const isChosen = picture.assetId === chosen?.assetId;
          return (
            <button
              key={picture.assetId}
              type="button"
              aria-pressed={isChosen}
              aria-label={`「${picture.name}」を使う`}
              title={picture.name}
              className={`${look(isChosen)} ${CHECKER}`}
              onClick={() => onChoose(picture)}
            >
              <Thumbnail assetId={picture.assetId} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
