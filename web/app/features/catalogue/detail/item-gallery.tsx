import { type ImageEntry, imageAddress } from "@surimono/contract/catalogue";
import type { CatalogueItem } from "@surimono/domain/catalogue";
import { classNames } from "@surimono/ui/class-names.ts";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Suspense, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { askAgain, Picture } from "#app/ui/picture.tsx";
import { TomboFrame } from "#app/ui/tombo-frame.tsx";
import { useSwipe } from "../use-swipe.ts";
import { drawnView, pictureLabel } from "./drawn-view.ts";
import type { ItemChoice } from "./use-item-choice.ts";

/** Overlays the picture, which need not wait for it. */
const OverPicture = lazyPart(async () => (await import("./over-picture.tsx")).OverPicture);

/** Thumbnails at a time (rule catalogue-detail-pictures). */
const THUMBNAILS = 5;
const GALLERY_WIDTHS = [360, 564, 900, 1200] as const;

interface ItemGalleryProps {
  item: CatalogueItem;
  choice: Pick<ItemChoice, "method" | "areaKindIds">;
  images: readonly ImageEntry[];
  /** The chosen colour: its pictures come first, then the front of every other colour. */
  colorId: number | undefined;
  caption: string;
}

/** Opens with the first picture; another colour and another chosen place start with one that shows them. */
export function ItemGallery({ item, choice, images, colorId, caption }: ItemGalleryProps) {
  const pictures = inOrder(images, colorId);
  const [shown, setShown] = useState(() =>
    colorId === item.colors[0]?.id && choice.areaKindIds.length === 0 ? 0 : startWith(pictures, choice, colorId),
  );
  const [first, setFirst] = useState(0);
  const start = `${colorId} ${choice.areaKindIds.at(-1)}`;
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    setShown(startWith(pictures, choice, colorId));
    setFirst(0);
  }
  const show = (index: number) => {
    setShown(index);
    setFirst((before) => Math.min(Math.max(before, index - THUMBNAILS + 1), index, lastFirst(pictures)));
  };
  const swipe = useSwipe({
    left: () => shown < pictures.length - 1 && show(shown + 1),
    right: () => shown > 0 && show(shown - 1),
  });
  const picture = pictures[shown];
  if (picture === undefined) return null;
  const view = drawnView(picture);
  return (
    <div className="flex gap-3 max-md:flex-col-reverse md:gap-6">
      <Thumbnails {...{ pictures, shown, first }} onShow={show} onFirst={setFirst} />
      <TomboFrame className="paper min-w-0 flex-1 rounded-card md:self-start">
        <div {...swipe} className="relative mx-auto max-md:max-w-sm">
          <SteadyPicture picture={picture} />
          <Suspense>
            <OverPicture {...{ item, choice, view, pictures, shown }} />
          </Suspense>
        </div>
        {/* Below the goods if they fill the width, beside the corner marks. */}
        <div className="flex justify-between gap-4 px-14 pb-3 text-12 text-mute md:absolute md:inset-x-0 md:bottom-4 md:pb-0">
          {/* They could not be read over a photograph. */}
          <p className={view ? "max-mini:hidden md:max-lg:invisible" : "md:invisible"}>{caption}</p>
          <p
            aria-live="polite"
            className={classNames("num ml-auto whitespace-nowrap", !view && "md:rounded-ctl md:bg-white md:px-2")}
          >
            {shown + 1} / {pictures.length}
          </p>
        </div>
        <div className="absolute inset-y-0 left-1 flex items-center md:hidden">
          <IconButton icon="chevron-left" label="前の画像" disabled={shown === 0} onClick={() => show(shown - 1)} />
        </div>
        <div className="absolute inset-y-0 right-1 flex items-center md:hidden">
          <IconButton
            icon="chevron-right"
            label="次の画像"
            disabled={shown === pictures.length - 1}
            onClick={() => show(shown + 1)}
          />
        </div>
      </TomboFrame>
    </div>
  );
}

/** The previous picture stays until the next has loaded: a colour drawn for the first time takes a while. */
function SteadyPicture({ picture }: { picture: ImageEntry }) {
  const [loaded, setLoaded] = useState(picture);
  const isWaiting = loaded.image_id !== picture.image_id;
  const layers = isWaiting ? [loaded, picture] : [picture];
  return layers.map((layer) => (
    <div
      key={layer.image_id}
      aria-hidden={layer !== picture || undefined}
      className={isWaiting && layer === picture ? "absolute inset-0" : undefined}
      onLoadCapture={() => layer === picture && setLoaded(picture)}
    >
      <Picture
        src={(width) => imageAddress(layer.url, width)}
        widths={GALLERY_WIDTHS}
        alt={layer === picture ? pictureLabel(layer) : ""}
        width={900}
        height={1020}
        sizes="(width >= 1048px) 536px, (width >= 880px) 50vw, 100vw"
        eager
        className="w-full"
      />
    </div>
  ));
}

interface ThumbnailsProps {
  pictures: readonly ImageEntry[];
  /** Positions in the order of pictures: of the large one, and of the first visible thumbnail. */
  shown: number;
  first: number;
  onShow: (index: number) => void;
  onFirst: (index: number) => void;
}

function Thumbnails({ pictures, shown, first, onShow, onFirst }: ThumbnailsProps) {
  const last = lastFirst(pictures);
  return (
    <div className="flex gap-2 md:w-[72px] md:flex-col lg:w-[88px] md:gap-3">
      {pictures.slice(first, first + THUMBNAILS).map((entry, index) => (
        <button
          key={entry.image_id}
          type="button"
          aria-label={`${first + index + 1}枚目 ${pictureLabel(entry)}`}
          aria-current={first + index === shown}
          onClick={() => onShow(first + index)}
          className={classNames(
            "paper min-w-0 flex-1 overflow-hidden rounded-ctl border-2 transition-colors md:flex-none",
            first + index === shown ? "border-red" : "border-transparent hover:border-ctl",
          )}
        >
          <img
            {...askAgain}
            src={imageAddress(entry.url, 120)}
            alt=""
            width={900}
            height={1020}
            className="w-full"
            decoding="async"
          />
        </button>
      ))}
      {pictures.length > THUMBNAILS && (
        <div className="flex justify-center max-md:hidden">
          <IconButton
            icon="chevron-up"
            size={36}
            label="前の画像"
            disabled={first === 0}
            onClick={() => onFirst(Math.max(0, first - THUMBNAILS))}
          />
          <IconButton
            icon="chevron-down"
            size={36}
            label="次の画像"
            disabled={first >= last}
            onClick={() => onFirst(Math.min(last, first + THUMBNAILS))}
          />
        </div>
      )}
    </div>
  );
}

function lastFirst(pictures: readonly ImageEntry[]): number {
  return Math.max(0, pictures.length - THUMBNAILS);
}

/** The drawing of the last chosen place's side; else the first picture of the colour. */
function startWith(
  pictures: readonly ImageEntry[],
  { method, areaKindIds }: ItemGalleryProps["choice"],
  colorId: number | undefined,
): number {
  const last = method?.areas.find(({ areaKindId }) => areaKindId === areaKindIds.at(-1));
  return Math.max(
    0,
    pictures.findIndex((image) => (last ? drawnView(image) === last.view : image.color === colorId)),
  );
}

function inOrder(images: readonly ImageEntry[], colorId: number | undefined): ImageEntry[] {
  // Colour 0: the item as a whole.
  const own = images.filter(({ color }) => color === colorId || color === 0);
  const others = images.filter((image) => image.color !== colorId && drawnView(image) === "front");
  return [...own, ...others];
}
