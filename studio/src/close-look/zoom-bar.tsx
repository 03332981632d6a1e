import { IconButton } from "@surimono/ui/icon-button.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { type PictureActs, ZOOM_STEP } from "./use-picture-view.ts";

interface ZoomBarProps {
  /** How large it is shown, as words. */
  readonly words: string;
  readonly isWhole: boolean;
  readonly hand: PictureActs;
  /** Left out where the size of the real thing is not known. */
  readonly trueSize?: { readonly isShown: boolean; readonly onFit: () => void } | undefined;
}

/** The buttons of a picture that can be zoomed. */
export function ZoomBar({ words, isWhole, hand, trueSize }: ZoomBarProps) {
  return (
    <fieldset
      aria-label="拡大と縮小"
      className="absolute bottom-3 left-1/2 flex -translate-x-1/2 items-center rounded-card bg-white p-1 whitespace-nowrap shadow-float"
    >
      <IconButton size={36} icon="minus" label="縮小" onClick={() => hand.zoom(1 / ZOOM_STEP)} />
      <output className="num w-22 text-center text-12">{words}</output>
      <IconButton size={36} icon="plus" label="拡大" onClick={() => hand.zoom(ZOOM_STEP)} />
      <IconButton
        size={36}
        icon={<StudioIcon name="fit-view" />}
        label="全体を見る"
        aria-pressed={isWhole}
        onClick={hand.showWhole}
      />
      {trueSize && (
        <>
          <button
            type="button"
            aria-pressed={trueSize.isShown}
            className={`min-h-9 rounded-ctl px-3 text-14 max-md:min-h-11 ${trueSize.isShown ? "bg-deep text-white" : "text-deep hover:bg-paper"}`}
            onClick={hand.showTrue}
          >
            原寸で見る
          </button>
          <IconButton size={36} icon="ruler" label="原寸を画面に合わせる" onClick={trueSize.onFit} />
        </>
      )}
    </fieldset>
  );
}

/** Whether what is shown at `share` of the true size is at it. */
export function isTrueSize(share: number): boolean {
  return Math.abs(share - 1) < 0.001;
}
