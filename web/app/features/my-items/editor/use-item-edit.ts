import type { MyItem } from "@surimono/contract/my-items";
import { useEffect, useRef, useState } from "react";
import { useKeptTyping } from "#app/session/use-kept-typing.ts";
import { editOf, findEditErrors, fingerprint, type ItemEdit, keptImage } from "./item-edit.ts";

/** The edited values that outlast the session; files do not. */
type KeptEdit = Omit<ItemEdit, "images">;

/** The key by which the edited texts outlast the session. */
export function keptEditName(productId: number): string {
  return `my-item-${productId}`;
}

/** An edit of the item as it was read when the editor opened. */
export function useItemEdit(item: MyItem) {
  // The item as read: another tab's save must not change what is being edited.
  const [base] = useState(item);
  const latest = useRef<ItemEdit>(undefined);
  const recalled = useKeptTyping<KeptEdit>(keptEditName(base.product_id), () => {
    if (!latest.current || fingerprint(latest.current) === fingerprint(editOf(base))) return undefined;
    const { name, description, price, sizeIds } = latest.current;
    return { name, description, price, sizeIds };
  });
  const [edit, setEdit] = useState<ItemEdit>(() => ({ ...editOf(base), ...recalled }));
  latest.current = edit;
  const previews = useRef(new Set<string>());
  for (const image of edit.images) if ("file" in image) previews.current.add(image.preview);
  useEffect(() => () => previews.current.forEach((url) => void URL.revokeObjectURL(url)), []);

  const errors = findEditErrors(edit, base);
  const shown = new Set(edit.images.map(({ id }) => id));
  return {
    base,
    edit,
    change: (part: Partial<ItemEdit>) => setEdit((before) => ({ ...before, ...part })),
    changeImages: (by: (images: ItemEdit["images"]) => ItemEdit["images"]) =>
      setEdit((before) => ({ ...before, images: by(before.images) })),
    restore: () => setEdit(editOf(base)),
    errors,
    isValid: Object.keys(errors).length === 0,
    isChanged: fingerprint(edit) !== fingerprint(editOf(base)),
    removedMockups: base.print_display_images.map(keptImage).filter(({ id }) => !shown.has(id)),
  };
}
