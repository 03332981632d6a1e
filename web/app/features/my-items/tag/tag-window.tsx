import type { MyItemTag } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";

const SIDES = ["表", "裏"] as const;

/** Each side of a designed tag, large. */
export function TagWindow({ tag, onClose }: { tag: MyItemTag; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={tag.name}
      description={`${tag.size_name}・${tag.material}`}
      width={tag.image_urls.length > 1 ? 900 : 500}
      actions={<Button onClick={onClose}>閉じる</Button>}
    >
      <BigPictures tag={tag} />
    </Dialog>
  );
}

/** 456 px high (rule my-items-big-image). */
function BigPictures({ tag }: { tag: MyItemTag }) {
  const isTwoSided = tag.image_urls.length > 1;
  return (
    <ul className={isTwoSided ? "grid gap-4 sm:grid-cols-2" : "grid"}>
      {tag.image_urls.map((url, index) => (
        <li key={url} className="paper flex flex-col items-center rounded-card p-3">
          <MyItemPicture
            url={url}
            alt={isTwoSided ? `${tag.name}の${SIDES[index] ?? ""}` : tag.name}
            sizes="(min-width: 540px) 420px, 80vw"
            eager
            className="h-[456px] max-h-[60dvh] w-auto max-w-full object-contain"
          />
          {isTwoSided && <span className="text-12 text-mute">{SIDES[index]}</span>}
        </li>
      ))}
    </ul>
  );
}
