import type { MyItemTag } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { useState } from "react";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";

const SIDES = ["表", "裏"] as const;

/** A designed tag, small; a press shows each side large. */
export function TagPictures({ tag }: { tag: MyItemTag }) {
  const [isOpen, setOpen] = useState(false);
  const [first] = tag.image_urls;
  if (!first) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={`${tag.name}を拡大する`}
        className="paper group relative flex h-28 w-24 shrink-0 items-center justify-center rounded-ctl"
      >
        <MyItemPicture url={first} alt="" sizes="96px" className="max-h-24 w-auto object-contain" />
        <span className="absolute right-1 bottom-1 flex size-6 items-center justify-center rounded-full bg-white text-deep">
          <Icon name="zoom" size={14} />
        </span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={tag.name}
        description={`${tag.size_name}・${tag.material}`}
        width={tag.image_urls.length > 1 ? 900 : 500}
        actions={<Button onClick={() => setOpen(false)}>閉じる</Button>}
      >
        <BigPictures tag={tag} />
      </Dialog>
    </>
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
