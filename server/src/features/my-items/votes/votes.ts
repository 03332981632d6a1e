import { randomBytes } from "node:crypto";
import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { openVote as openCall } from "@surimono/contract/my-items";
import { addDays, dayInJapan, fail, isDay, ok, startOfDay } from "@surimono/domain/kernel";
import { MAX_VOTE_DAYS, MAX_VOTES } from "@surimono/domain/my-items";
import { v7 as newId } from "uuid";
import { lockName } from "../../../platform/database/index.ts";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { hashToken } from "../../members/index.ts";
import { presentMyItemCard } from "../present-my-item.ts";
import type { Vote } from "../votes.tables.ts";
import { hasPicture } from "./has-picture.ts";
import * as store from "./votes.store.ts";

/** Below the shop's address. The token is in the query, which no log has. */
export const VOTE_PATH = "/vote";

/** The token leaves the shop once, in the answer (rule my-items-vote). */
export async function openVote({ database, env, now }: Shop, member: Member, payload: PayloadOf<typeof openCall>) {
  const { question, product_ids: productIds, last_day: lastDay } = payload;
  const madeAt = now();
  const today = dayInJapan(madeAt);
  if (!isDay(lastDay) || lastDay < today || lastDay > addDays(today, MAX_VOTE_DAYS)) return fail("my-items/vote-day");
  const token = randomBytes(32).toString("base64url");
  return database.inTransaction(async (tx) => {
    // Presses at once wait for each other, so that none makes one more than may be.
    await lockName(tx, `votes:${member.id}`);
    if ((await store.countVotes(tx, member.id)) >= MAX_VOTES) return fail("my-items/too-many-votes");
    const items = await store.listItems(tx, member.id, productIds);
    if (items.length !== productIds.length) return fail("my-items/not-found");
    if (!items.every(hasPicture)) return fail("my-items/vote-no-picture");
    const closesAt = startOfDay(addDays(lastDay, 1));
    const vote = { id: newId(), tokenHash: hashToken(token), userId: member.id, question, madeAt, closesAt };
    await store.insertVote(tx, vote, productIds);
    return ok({ vote_id: vote.id, url: `${env.publicUrl}${VOTE_PATH}?${new URLSearchParams({ key: token })}` });
  });
}

export async function listVotes(shop: Shop, member: Member) {
  const { db } = shop.database;
  const own = await store.listOwnVotes(db, member.id);
  const ids = own.map(({ id }) => id);
  const choices = await store.listChoicesOf(db, member.id, ids);
  const ballots = await store.countBallotsOf(db, ids);
  const present = (vote: Vote) => {
    const counts = ballots.get(vote.id);
    return {
      vote_id: vote.id,
      question: vote.question,
      made_at: vote.madeAt.toISOString(),
      closes_at: vote.closesAt.toISOString(),
      is_open: isOpen(vote, shop.now()),
      choices: (choices.get(vote.id) ?? []).map(({ place, item }) => {
        const { product_id, new_name, image_url } = presentMyItemCard(shop, item);
        return { product_id, new_name, image_url, ballots: counts?.get(place) ?? 0 };
      }),
    };
  };
  return ok({ votes: own.map(present) });
}

export async function closeVote({ database: { db }, now }: Shop, member: Member, id: string) {
  return (await store.endVote(db, member.id, id, now())) ? ok(DONE) : fail("my-items/no-vote");
}

export async function removeVote({ database: { db } }: Shop, member: Member, id: string) {
  await store.deleteVote(db, member.id, id);
  return ok(DONE);
}

export function isOpen({ closesAt }: Pick<Vote, "closesAt">, now: Date): boolean {
  return closesAt > now;
}
