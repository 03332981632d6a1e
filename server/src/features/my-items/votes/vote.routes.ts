import * as calls from "@surimono/contract/my-items";
import { dayInJapan, MINUTE_MS, slashedDay } from "@surimono/domain/kernel";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Shop } from "../../../platform/http/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { keptSince } from "../../../platform/retention/index.ts";
import { getGoodsOf } from "../../catalogue/index.ts";
import type { MyItemsParts } from "../my-items-parts.ts";
import { noLinkPage } from "../shared/link-page.ts";
import { keyIn, openLink } from "../shared/open-link.ts";
import type { Vote } from "../votes.tables.ts";
import { castBallot } from "./cast-ballot.ts";
import { coverOf } from "./cover-of.ts";
import { sheetOf } from "./sheet-of.ts";
import { notTakenPage, votePage } from "./vote-page.ts";
import { voterCookie, voterHash, voterOf } from "./voter-cookie.ts";
import * as store from "./votes.store.ts";
import { closeVote, isOpen, listVotes, openVote, removeVote, VOTE_PATH } from "./votes.ts";

/** Enough for a class behind one address (rule my-items-vote-once). */
const VISITS = { name: "vote", limit: { points: 240, seconds: 600, per: "address" } } as const;
const PICTURES = { name: "vote-picture", limit: { points: 1500, seconds: 600, per: "address" } } as const;
/** The one picture of all, which networks fetch once. */
const SHEETS = { name: "vote-sheet", limit: { points: 60, seconds: 600, per: "address" } } as const;
const CASTS = { name: "vote-cast", limit: { points: 60, seconds: 600, per: "address" } } as const;
const PICTURE_PATH = `${VOTE_PATH}/picture.png`;
const PICTURE_WIDTH = 564;

/** Votes of a member, and what whoever has their link sees: without signing in, and nothing for search engines (rule my-items-vote). */
export function voteRoutes(shop: Shop, parts: MyItemsParts): void {
  const { route } = shop;
  route(calls.listVotes, ({ member }) => listVotes(shop, member), {
    limit: { points: 60, seconds: 60, per: "member" },
  });
  route(calls.openVote, ({ member, payload }) => openVote(shop, member, payload), {
    limit: { points: 30, seconds: 3600, per: "member" },
  });
  route(calls.closeVote, ({ member, payload }) => closeVote(shop, member, payload.vote_id));
  route(calls.removeVote, ({ member, payload }) => removeVote(shop, member, payload.vote_id));
  shop.jobs.handle(timedJob("forget-votes"), () =>
    store.deleteClosed(shop.database.db, keptSince("votes", shop.now())),
  );
  pageRoutes(shop, parts);
  ballotRoute(shop);
}

function pageRoutes(shop: Shop, parts: MyItemsParts): void {
  const { http, env } = shop;
  http.get(VOTE_PATH, async (request, reply) => {
    const vote = await open(shop, request, reply, VISITS, keyIn(request.query));
    if (!vote) return reply;
    const { db } = shop.database;
    const choices = await store.listChoices(db, vote);
    if (choices.length === 0) return reply.code(404).send(noLinkPage());
    const voter = voterOf(env.secret, request);
    reply.header("set-cookie", voterCookie(env.secret, { publicUrl: env.publicUrl, path: VOTE_PATH, voter }));
    const chosen = voter && (await store.findBallot(db, vote.id, voterHash(vote.id, voter)));
    const counts = await store.countBallots(db, vote.id);
    const key = keyIn(request.query);
    const address = (path: string, more: Record<string, string> = {}) =>
      `${env.publicUrl}${path}?${new URLSearchParams({ key, ...more })}`;
    return reply.send(
      votePage({
        question: vote.question,
        choices: choices.map(({ place, item }) => {
          const goods = getGoodsOf(shop, item);
          const color = goods.colors.find(({ id }) => id === item.colorId)?.name ?? "";
          const about = `${goods.name}（${color}）`;
          const picture = address(PICTURE_PATH, { choice: `${place}` });
          return { place, name: item.name, about, picture, ballots: counts.get(place) ?? 0 };
        }),
        isOpen: isOpen(vote, shop.now()),
        chosen: typeof chosen === "number" ? chosen : undefined,
        lastDay: slashedDay(dayInJapan(new Date(vote.closesAt.getTime() - MINUTE_MS))),
        ...{ key, path: VOTE_PATH, url: address(VOTE_PATH), sheet: address(PICTURE_PATH) },
      }),
    );
  });
  http.get(PICTURE_PATH, async (request, reply) => {
    const { choice } = request.query as { readonly choice?: unknown };
    const vote = await open(shop, request, reply, choice === undefined ? SHEETS : PICTURES, keyIn(request.query));
    if (!vote) return reply;
    const choices = await store.listChoices(shop.database.db, vote);
    const wanted = choice === undefined ? choices : choices.filter(({ place }) => `${place}` === choice);
    const covers = await Promise.all(wanted.map(({ item }) => coverOf(parts, item, PICTURE_WIDTH)));
    const pictures = covers.filter((cover) => cover !== undefined);
    const [first] = pictures;
    if (!first) return reply.code(404).send(noLinkPage());
    return reply.type("image/png").send(Buffer.from(choice === undefined ? await sheetOf(pictures) : first));
  });
}

function ballotRoute(shop: Shop): void {
  const { env } = shop;
  shop.http.register(async (scope) => {
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(VOTE_PATH, { bodyLimit: 2000 }, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
      const key = form.get("key") ?? "";
      const vote = await open(shop, request, reply, CASTS, key);
      if (!vote) return reply;
      const back = `${VOTE_PATH}?${new URLSearchParams({ key })}`;
      const voter = voterOf(env.secret, request);
      if (voter === undefined) return reply.code(400).send(notTakenPage("no-cookie", back));
      const place = /^[0-5]$/.test(form.get("choice") ?? "") ? Number(form.get("choice")) : -1;
      const cast = await castBallot(shop, vote, voterHash(vote.id, voter), place);
      if (!cast.ok && cast.failure.code === "full") return reply.code(409).send(notTakenPage("full", back));
      // Closed meanwhile, or a choice that is gone: the page itself shows how it is.
      return reply.redirect(back, 303);
    });
  });
}

function open(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  limited: typeof VISITS | typeof PICTURES | typeof SHEETS | typeof CASTS,
  key: string,
): Promise<Vote | undefined> {
  return openLink(shop, { request, reply, ...limited, key }, (hash) =>
    store.findVoteByToken(shop.database.db, hash, shop.now()),
  );
}
