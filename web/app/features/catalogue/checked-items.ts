import type { Product } from "@surimono/contract/catalogue";
import { withCheckedItem } from "@surimono/domain/catalogue";
import { createStore, useStore } from "@surimono/ui/store.ts";
import { useMemo } from "react";
import * as z from "zod/mini";
import { useSession } from "#app/session/current-user.ts";

const checkedItemSchema = z.object({
  product_id: z.int(),
  /** Missing in older entries. */
  kind_id: z.optional(z.int()),
  name: z.string(),
  image_url: z.string(),
});
/** What a tile shows that no price change makes wrong. */
export type CheckedItem = z.output<typeof checkedItemSchema>;

/** A user and their list of products. One entry of the browser's storage for each user. */
const storageSchema = z.object({ user_id: z.string(), products: z.array(checkedItemSchema) });
const keyOf = (userId: string) => `surimono.checked-items.${userId}`;

/** Grows with each change, for the screens that show the list. */
const changes = createStore(0);

/** Newest first. Empty for a guest. */
export function useCheckedItems(): readonly CheckedItem[] {
  const userId = useUserId();
  const change = useStore(changes, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is the reason to read again
  return useMemo(() => (userId ? readCheckedItems(userId) : []), [userId, change]);
}

/** Adds the product on the screen to the viewed ones. */
export function noteChecked(userId: string, product: Product): void {
  if (product.withdrawn) return forgetChecked(userId, product.product_id);
  // A detail's address may name a my item, which does not belong in this list.
  if (product.parent_id !== null) return;
  const { product_id, kind_id, name, images } = product;
  rememberChecked(userId, { product_id, kind_id, name, image_url: images.images[0]?.url ?? "" });
}

function useUserId(): string | undefined {
  const session = useSession();
  return session.status === "member" ? session.member.user_id : undefined;
}

function readCheckedItems(userId: string): readonly CheckedItem[] {
  try {
    const stored = z.safeParse(storageSchema, JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null"));
    return stored.success && stored.data.user_id === userId ? stored.data.products : [];
  } catch {
    // Not ours: treated as empty.
    return [];
  }
}

function rememberChecked(userId: string, item: CheckedItem): void {
  const before = readCheckedItems(userId);
  const products = withCheckedItem(before, item);
  if (products !== before) keep(userId, products);
}

/** What is no longer sold leads nowhere. */
function forgetChecked(userId: string, productId: number): void {
  const before = readCheckedItems(userId);
  const products = before.filter(({ product_id }) => product_id !== productId);
  if (products.length < before.length) keep(userId, products);
}

function keep(userId: string, products: readonly CheckedItem[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ user_id: userId, products }));
  } catch {
    // Without storage there is no list; the page still works.
    return;
  }
  changes.set(changes.get() + 1);
}
