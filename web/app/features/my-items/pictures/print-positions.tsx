import type { MyItem } from "@surimono/contract/my-items";
import { viewsShowing } from "@surimono/domain/catalogue";
import { useState } from "react";
import { askedPart } from "#app/ui/asked-part.tsx";
import type { SeenPicture } from "#app/ui/goods-window.tsx";
import { MyItemPicture } from "./my-item-picture.tsx";

const GoodsWindow = askedPart(async () => (await import("#app/ui/goods-window.tsx")).GoodsWindow);

/** The printed places, each with its picture; a press enlarges it. */
export function PrintPositions({ item }: { item: MyItem }) {
  const [shown, show] = useState<number>();
  const places = placesOf(item);
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="print-positions">
      <h3 id="print-positions" className="font-bold text-16">
        印刷する場所
      </h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {places.map((place, index) => (
          <li key={place.name}>
            <button
              type="button"
              onClick={() => show(index)}
              aria-label={`${place.name}の画像を拡大する`}
              className="flex w-24 flex-col gap-1.5 text-left text-12"
            >
              <span className="paper flex aspect-[8/9] w-full items-center justify-center overflow-hidden rounded-ctl">
                <MyItemPicture url={place.url} alt="" sizes="96px" className="h-full w-full object-contain" />
              </span>
              {place.name}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <GoodsWindow title="印刷する場所" pictures={places} start={shown} onClose={() => show(undefined)} />
      )}
    </section>
  );
}

function placesOf(item: MyItem): SeenPicture[] {
  const method = item.print_info.find(({ method_id }) => method_id === item.method_id);
  return (method?.area_kind ?? []).flatMap(({ kind_id, kind_name, view }) => {
    // The closest picture.
    const nearest = viewsShowing([{ areaKindId: kind_id, view }]).at(-1);
    const image = item.print_display_images.find(({ image_id }) => image_id === nearest);
    return item.area_kind_ids.includes(kind_id) && image
      ? [{ name: kind_name, alt: `${kind_name}の仕上がり`, url: image.url }]
      : [];
  });
}
