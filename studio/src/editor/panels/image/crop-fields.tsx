import { CROP_WHOLE, type ImageLayer } from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import {
  cropToRatio,
  slideCropped,
  startCropping,
  stopCropping,
  uncrop,
  zoomCropped,
} from "../../commands/change-image.ts";
import { visibleCrop, zoomOf } from "../../geometry/crop-box.ts";
import { useEditorState, useSession } from "../../session/session-context.ts";
import { croppedImage } from "../../store/editor-state.ts";

const RATIOS = [
  { name: "元の比", ratio: undefined },
  { name: "1:1", ratio: 1 },
  { name: "4:3", ratio: 3 / 4 },
  { name: "3:4", ratio: 4 / 3 },
  { name: "16:9", ratio: 9 / 16 },
] as const;

/** Which part of the picture is printed: the canvas gestures, all available by keyboard. */
export function CropFields({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const isOpen = useEditorState((state) => croppedImage(state) !== undefined);
  return (
    <div className="grid gap-2">
      <div className="flex gap-2">
        <button
          type="button"
          aria-pressed={isOpen}
          className={`flex h-9 grow items-center justify-center gap-1.5 rounded-ctl border text-14 max-md:h-11 ${isOpen ? "border-red-text bg-red-text font-bold text-white" : "border-ctl text-ink hover:bg-paper"}`}
          onClick={() => (isOpen ? stopCropping(session) : startCropping(session))}
        >
          <StudioIcon name={isOpen ? "check" : "crop"} size={18} />
          {isOpen ? "トリミングを終える" : "トリミング"}
        </button>
        {layer.crop && (
          <button
            type="button"
            className="h-9 rounded-ctl border border-ctl px-3 text-14 text-ink hover:bg-paper max-md:h-11"
            onClick={() => uncrop(session, layer)}
          >
            全体に戻す
          </button>
        )}
      </div>
      {isOpen && <OpenCrop layer={layer} />}
    </div>
  );
}

function OpenCrop({ layer }: { readonly layer: ImageLayer }) {
  const session = useSession();
  const zoom = Math.round(zoomOf(layer) * 100);
  return (
    <>
      <p className="text-12 leading-5 text-mute">
        枠をドラッグして大きさを、画像をドラッグして位置を決めます。元の画像はそのまま残ります。
      </p>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">縦横の比</legend>
        {RATIOS.map(({ name, ratio }) => (
          <button
            key={name}
            type="button"
            className="h-8 grow rounded-ctl border border-line px-2 text-12 text-ink hover:border-ctl max-md:h-11"
            onClick={() => cropToRatio(session, layer, ratio ?? layer.pixelHeight / layer.pixelWidth)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <Slider
        label="拡大"
        value={zoom}
        min={100}
        max={Math.max(800, zoom)}
        text={`${zoom}%`}
        onChange={(value) => zoomCropped(session, layer, value / 100)}
      />
      <PlaceSlider layer={layer} axis="x" />
      <PlaceSlider layer={layer} axis="y" />
    </>
  );
}

/** From one edge of the picture to the other, in its own axes. */
function PlaceSlider({ layer, axis }: { readonly layer: ImageLayer; readonly axis: "x" | "y" }) {
  const session = useSession();
  const seen = visibleCrop(layer);
  const [start, length, side] =
    axis === "x" ? [seen.left, seen.width, layer.width] : [seen.top, seen.height, layer.height];
  const slack = CROP_WHOLE - length;
  const percent = slack < 1 ? 50 : Math.round((start / slack) * 100);
  const turn = (layer.rotation * Math.PI) / 180_000;
  const mirror = (axis === "x" ? layer.flipX : layer.flipY) ? -1 : 1;
  return (
    <Slider
      label={axis === "x" ? "横の位置" : "縦の位置"}
      value={percent}
      min={0}
      max={100}
      text={`${percent}%`}
      disabled={slack < 1}
      onChange={(value) => {
        const by = -mirror * (((value / 100) * slack - start) / length) * side;
        const [dx, dy] = axis === "x" ? [Math.cos(turn), Math.sin(turn)] : [-Math.sin(turn), Math.cos(turn)];
        slideCropped(session, layer, by * dx, by * dy);
      }}
    />
  );
}
