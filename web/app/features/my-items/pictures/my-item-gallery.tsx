import type { MyItem } from "@surimono/contract/my-items";
import { isCloseUp, type ViewId } from "@surimono/domain/catalogue";
import { pathInSize } from "@surimono/domain/designs";
import { Icon } from "@surimono/ui/icon.tsx";
import { useState } from "react";
import { askedPart } from "#app/ui/asked-part.tsx";
import { TomboFrame } from "#app/ui/tombo-frame.tsx";
import type { FetchedLook } from "#app/ui/use-fetched-look.ts";
import { imageName } from "./image-name.ts";
import { MyItemPicture } from "./my-item-picture.tsx";

const MyItemWindow = askedPart(async () => (await import("./my-item-window.tsx")).MyItemWindow);

type SeenItem = Pick<MyItem, "product_id" | "images" | "size" | "version_id" | "silhouette" | "new_name">;
/** What is printed on the item, for drawing it. */
export type LookAt = (productId: number, sizeId: number) => Promise<FetchedLook | undefined>;
type ImageEntry = MyItem["images"]["images"][number];
type SizeEntry = MyItem["size"]["size_list"][number];

/** The sides of the goods, one large; once designed, in each size that the print fits. */
export function MyItemGallery({ item, lookAt }: { item: SeenItem; lookAt?: LookAt | undefined }) {
  const images = item.images.images;
  const [chosen, choose] = useState(0);
  const sizes = item.version_id === null ? [] : printedSizes(item);
  const [sizeId, chooseSize] = useState<number>();
  const size = sizes.find(({ size_id }) => size_id === sizeId);
  const shown = images[Math.min(chosen, images.length - 1)];
  const [isBig, setBig] = useState(false);
  if (!shown) return null;
  const url = size ? pathInSize(shown.url, size.size_id) : shown.url;
  return (
    <div className="min-w-0">
      <TomboFrame className="paper flex aspect-[8/9] items-center justify-center overflow-hidden rounded-card">
        <button
          type="button"
          onClick={() => setBig(true)}
          aria-label={`${imageName(shown)}を拡大する`}
          className="flex h-full w-full items-center justify-center"
        >
          <MyItemPicture
            url={url}
            alt={size ? `${shown.description}（${size.size_name}）` : shown.description}
            sizes="(min-width: 880px) 560px, 100vw"
            eager
            className={isCropped(shown) ? "size-full object-cover" : "max-h-[92%] w-auto object-contain"}
            scale={scaleOf(shown, size, sizes)}
          />
          <span className="absolute bottom-2 left-1/2 flex size-9 -translate-x-1/2 items-center justify-center rounded-ctl bg-white/85">
            <Icon name="zoom" size={20} />
          </span>
        </button>
      </TomboFrame>
      {images.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2 sm:gap-3">
          {images.map((image, index) => (
            <li key={image.image_id}>
              <button
                type="button"
                onClick={() => choose(index)}
                aria-pressed={index === chosen}
                aria-label={`${index + 1}枚目（${imageName(image)}）を見る`}
                className="paper flex h-24 w-16 flex-col sm:w-20 items-center justify-center rounded-ctl border-2 border-transparent aria-pressed:border-red"
              >
                <MyItemPicture url={image.url} alt="" sizes="80px" className="max-h-16 w-auto object-contain" />
                <span className="text-12">{image.image_type === 0 ? "画像" : imageName(image)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {sizes.length > 1 && <SizeChoice sizes={sizes} chosen={sizeId} onChoose={chooseSize} />}
      {isBig && (
        <MyItemWindow
          item={item}
          sizes={sizes}
          sizeId={sizeId}
          lookAt={lookAt}
          start={images.indexOf(shown)}
          onClose={() => setBig(false)}
        />
      )}
    </div>
  );
}

interface SizeChoiceProps {
  sizes: readonly SizeEntry[];
  chosen: number | undefined;
  onChoose: (sizeId: number) => void;
}

function SizeChoice({ sizes, chosen, onChoose }: SizeChoiceProps) {
  return (
    <fieldset className="mt-4">
      <legend className="font-bold text-14">サイズごとの見え方</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {sizes.map(({ size_id, size_name }) => (
          <button
            key={size_id}
            type="button"
            aria-pressed={size_id === chosen}
            onClick={() => onChoose(size_id)}
            className="h-11 min-w-11 rounded-ctl border border-ctl px-3 text-14 aria-pressed:border-red aria-pressed:font-bold"
          >
            {size_name}
          </button>
        ))}
      </div>
      <p className="mt-2 text-12 text-mute">サイズが変わっても、プリントの大きさは変わりません。</p>
    </fieldset>
  );
}

/** The print is made for the group of the largest size; within it, it keeps its millimetres. */
function printedSizes({ size }: Pick<MyItem, "size">): SizeEntry[] {
  const group = size.size_list.at(-1)?.size_group;
  return size.size_list.filter(({ size_group }) => size_group === group);
}

/** Pictures show every size equally large; here a smaller size is smaller. A close-up is cropped anyway. */
function scaleOf(image: ImageEntry, size: SizeEntry | undefined, sizes: readonly SizeEntry[]): number | undefined {
  if (!size || image.image_type === 0 || isCropped(image)) return undefined;
  return size.width / Math.max(...sizes.map(({ width }) => width));
}

function isCropped({ image_id, image_type }: ImageEntry): boolean {
  return image_type !== 0 && isCloseUp(image_id as ViewId);
}
