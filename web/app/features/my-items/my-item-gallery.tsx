import type { MyItem } from "@surimono/contract/my-items";
import { VIEW_NAMES, type ViewId, wholeViewOf } from "@surimono/domain/catalogue";
import { pathInSize } from "@surimono/domain/designs";
import { useState } from "react";
import { TomboFrame } from "#app/ui/tombo-frame.tsx";
import { MyItemPicture } from "./my-item-picture.tsx";

type SizeEntry = MyItem["size"]["size_list"][number];

/** The sides of the goods, one large; once designed, in each size that the print fits. */
export function MyItemGallery({ item }: { item: Pick<MyItem, "images" | "size" | "version_id"> }) {
  const images = item.images.images;
  const [chosen, choose] = useState(0);
  const sizes = item.version_id === null ? [] : printedSizes(item);
  const [sizeId, chooseSize] = useState<number>();
  const size = sizes.find(({ size_id }) => size_id === sizeId);
  const shown = images[Math.min(chosen, images.length - 1)];
  if (!shown) return null;
  const view = viewOf(shown.image_name);
  const url = size ? pathInSize(shown.url, size.size_id) : shown.url;
  return (
    <div>
      <TomboFrame className="paper flex aspect-[8/9] items-center justify-center rounded-card">
        <MyItemPicture
          url={url}
          alt={size ? `${shown.description}（${size.size_name}）` : shown.description}
          sizes="(min-width: 880px) 560px, 100vw"
          eager
          className={
            wholeViewOf(view) === view ? "max-h-[92%] w-auto object-contain" : "size-full rounded-card object-cover"
          }
          // A photograph of the member shows no size.
          scale={url === shown.url ? undefined : scaleOf(view, size, sizes)}
        />
      </TomboFrame>
      {images.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2 sm:gap-3">
          {images.map((image, index) => {
            const name = VIEW_NAMES[viewOf(image.image_name)] ?? "画像";
            return (
              <li key={image.image_id}>
                <button
                  type="button"
                  onClick={() => choose(index)}
                  aria-pressed={index === chosen}
                  aria-label={`${name}を見る`}
                  className="paper flex h-24 w-16 flex-col sm:w-20 items-center justify-center rounded-ctl border-2 border-transparent aria-pressed:border-red"
                >
                  <MyItemPicture url={image.url} alt="" sizes="80px" className="max-h-16 w-auto object-contain" />
                  <span className="text-12">{name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {sizes.length > 1 && <SizeChoice sizes={sizes} chosen={sizeId} onChoose={chooseSize} />}
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

function viewOf(imageName: string): ViewId {
  return imageName.replace(/\.\w+$/, "") as ViewId;
}

/** The print is made for the group of the largest size; within it, it keeps its millimetres. */
function printedSizes({ size }: Pick<MyItem, "size">): SizeEntry[] {
  const group = size.size_list.at(-1)?.size_group;
  return size.size_list.filter(({ size_group }) => size_group === group);
}

/** A picture shows every size equally large; here a smaller one is smaller. A close-up is cut off anyway. */
function scaleOf(view: ViewId, size: SizeEntry | undefined, sizes: readonly SizeEntry[]): number | undefined {
  if (!size || wholeViewOf(view) !== view) return undefined;
  return size.width / Math.max(...sizes.map(({ width }) => width));
}
