import * as calls from "@surimono/contract/my-items";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Shop } from "../../../platform/http/index.ts";
import { getGoodsOf } from "../../catalogue/index.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { coverOf } from "../votes/cover-of.ts";
import { COMMENT_PATH, commentRoutes } from "./comment.routes.ts";
import { commentsPart, pinsOver } from "./comments-part.ts";
import { listComments } from "./link-comments.store.ts";
import { noLinkPage } from "./link-page.ts";
import { keyIn, openLink } from "./open-link.ts";
import { isRemixable, remixShared } from "./remix-shared.ts";
import { findLinked, type Linked } from "./shared-links.store.ts";
import { changeSharedLink, closeSharedLink, makeSharedLink, readSharedLinks, SHARED_PATH } from "./shared-links.ts";
import { sharedPage } from "./shared-page.ts";

/** Enough for a family behind one address, and not for guessing. */
const PER_ADDRESS = { points: 240, seconds: 600, per: "address" } as const;
const PICTURE_PATH = `${SHARED_PATH}/picture.png`;
const PICTURE_WIDTH = 1200;

/** Links to an item, and what whoever has one sees: without signing in, and nothing for search engines (rule my-items-shared-link). */
export function sharedLinkRoutes(shop: Shop, parts: MyItemsParts): void {
  const { route, http, env } = shop;
  route(calls.listSharedLinks, ({ member, payload }) => readSharedLinks(shop, member, payload.product_id));
  route(calls.makeSharedLink, ({ member, payload }) => makeSharedLink(shop, member, payload), {
    limit: { points: 60, seconds: 3600, per: "member" },
  });
  route(calls.changeSharedLink, ({ member, payload }) => changeSharedLink(shop, member, payload));
  route(calls.remixShared, ({ member, payload }) => remixShared(shop, parts, member, payload), {
    limit: { points: 20, seconds: 3600, per: "member" },
  });
  route(calls.closeSharedLink, ({ member, payload }) => closeSharedLink(shop, member, payload));

  commentRoutes(shop);

  http.get(SHARED_PATH, async (request, reply) => {
    const opened = await open(shop, request, reply);
    if (!opened) return reply;
    const { item, link } = opened;
    const goods = getGoodsOf(shop, item);
    const color = goods.colors.find(({ id }) => id === item.colorId)?.name ?? "";
    const key = new URLSearchParams({ key: keyIn(request.query) });
    const page = { name: item.name, goods: goods.name, color, home: env.publicUrl };
    const pinned = link.mayComment ? await listComments(shop.database.db, link.id) : undefined;
    const comments = pinned && {
      pins: pinsOver(pinned),
      below: commentsPart(pinned, { path: COMMENT_PATH, key: keyIn(request.query) }),
    };
    return reply.send(
      sharedPage({
        ...page,
        url: `${env.publicUrl}${SHARED_PATH}?${key}`,
        picture: `${env.publicUrl}${PICTURE_PATH}?${key}`,
        pictureWidth: PICTURE_WIDTH,
        comments,
        isDraft: item.status === 0,
        remix:
          link.mayRemix && isRemixable(item)
            ? `${env.publicUrl}/my-items?${new URLSearchParams({ remix: keyIn(request.query) })}`
            : undefined,
      }),
    );
  });

  http.get(PICTURE_PATH, async (request, reply) => {
    const opened = await open(shop, request, reply);
    if (!opened) return reply;
    const picture = await coverOf(parts, opened.item, PICTURE_WIDTH);
    if (!picture) return reply.code(404).send(noLinkPage());
    return reply.type("image/png").send(Buffer.from(picture));
  });
}

function open(shop: Shop, request: FastifyRequest, reply: FastifyReply): Promise<Linked | undefined> {
  const visit = { request, reply, name: "shared-link", limit: PER_ADDRESS, key: keyIn(request.query) };
  return openLink(shop, visit, (hash) => findLinked(shop.database.db, hash, shop.now()));
}
