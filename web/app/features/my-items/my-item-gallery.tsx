import type { MyItem } from "@surimono/contract/my-items";
import { VIEW_NAMES, type ViewId } from "@surimono/domain/catalogue";
import { useState } from "react";
import { TomboFrame } from "#app/ui/tombo-frame.tsx";
import { MyItemPicture } from "./my-item-picture.tsx";

/** The sides of the goods, one large. */
export function MyItemGallery({ item }: { item: MyItem }) {
  const images = item.images.images;
  const [chosen, choose] = useState(0);
  const shown = images[Math.min(chosen, images.length - 1)];
  if (!shown) return null;
  return (
    <div>
      <TomboFrame className="paper flex aspect-[8/9] items-center justify-center rounded-card">
        <MyItemPicture
          url={shown.url}
          alt={shown.description}
          sizes="(min-width: 880px) 560px, 100vw"
          eager
          className="max-h-[92%] w-auto object-contain"
        />
      </TomboFrame>
      {images.length > 1 && (
        <ul className="mt-3 flex gap-3">
          {images.map((image, index) => {
            const view = VIEW_NAMES[image.image_name.replace(".webp", "") as ViewId] ?? "";
            return (
              <li key={image.image_id}>
                <button
                  type="button"
                  onClick={() => choose(index)}
                  aria-pressed={index === chosen}
                  aria-label={`${view}を見る`}
                  className="paper flex h-24 w-20 flex-col items-center justify-center rounded-ctl border-2 border-transparent aria-pressed:border-red"
                >
                  <MyItemPicture url={image.url} alt="" sizes="80px" className="max-h-16 w-auto object-contain" />
                  <span className="text-12">{view}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
