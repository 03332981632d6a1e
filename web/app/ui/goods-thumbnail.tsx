import { GoodsPicture } from "./goods-picture.tsx";

/** A design on its goods, small, on paper. */
export function GoodsThumbnail({ url }: { url: string }) {
  return (
    <div className="paper flex aspect-[13/14] items-center justify-center overflow-hidden rounded-card">
      {url && <GoodsPicture url={url} sizes="104px" className="h-[92%] w-auto object-contain" />}
    </div>
  );
}
