import type { MyItemTag } from "@surimono/contract/my-items";
import { Icon } from "@surimono/ui/icon.tsx";
import { useState } from "react";
import { askedPart } from "#app/ui/asked-part.tsx";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";

const TagWindow = askedPart(async () => (await import("./tag-window.tsx")).TagWindow);

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
      {isOpen && <TagWindow tag={tag} onClose={() => setOpen(false)} />}
    </>
  );
}
