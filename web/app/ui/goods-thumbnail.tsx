import { IMAGE_WIDTHS, imageAddress } from "@surimono/contract/catalogue";
import { Picture } from "./picture.tsx";

/** A design on its goods, small, on paper; the words beside it describe it. */
export function GoodsThumbnail({ url }: { url: string }) {
  return (
    <div className="paper flex aspect-[13/14] items-center justify-center overflow-hidden rounded-card">
      {url && (
        <Picture
          src={(width: (typeof IMAGE_WIDTHS)[number]) => imageAddress(url, width)}
          widths={IMAGE_WIDTHS}
          alt=""
          width={900}
          height={1020}
          sizes="104px"
          className="h-[92%] w-auto object-contain"
        />
      )}
    </div>
  );
}
