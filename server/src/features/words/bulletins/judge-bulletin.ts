import { viewsShowing } from "@surimono/domain/catalogue";
import { fail, ok } from "@surimono/domain/kernel";
import { type BulletinText, bulletinFault, itemOfLink } from "@surimono/domain/words";
import type { Queries } from "../../../platform/database/index.ts";
import { findSoldItem } from "../../catalogue/index.ts";

const FAILURES = {
  link: "words/link-not-possible",
  "own-link": "words/link-is-given",
  "item-link": "words/no-such-item",
  picture: "words/no-such-picture",
  account: "words/no-account-type",
} as const;

/** What everybody would find broken in the bell: a link that leads nowhere, an item that is not sold, an empty square. */
export async function judgeBulletin(queries: Queries, text: BulletinText) {
  const fault = bulletinFault(text);
  if (fault) return fail(FAILURES[fault]);
  const item = text.type === 2 ? itemOfLink(text.linkUrl) : undefined;
  if (item !== undefined && !(await findSoldItem(queries, item))) return fail("words/no-such-item");
  if (await lacksPicture(queries, text.iconPath)) return fail("words/no-such-picture");
  return ok(undefined);
}

const PICTURE_OF_GOODS = /^\/catalogue\/(\d{1,9})\/(\d{1,9})\/([\w-]+)\.(?:webp|png)$/;

async function lacksPicture(queries: Queries, icon: string | null): Promise<boolean> {
  if (!icon?.startsWith("/catalogue/")) return false;
  const [, item, color, view] = PICTURE_OF_GOODS.exec(icon) ?? [];
  const goods = item === undefined ? undefined : await findSoldItem(queries, Number(item));
  const views: readonly string[] = viewsShowing((goods?.methods ?? []).flatMap(({ areas }) => areas));
  return !goods?.colors.some(({ id }) => id === Number(color)) || !views.includes(`${view}`);
}
