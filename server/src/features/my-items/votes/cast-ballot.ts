import { fail, ok } from "@surimono/domain/kernel";
import { MAX_BALLOTS } from "@surimono/domain/my-items";
import type { Shop } from "../../../platform/http/index.ts";
import type { Vote } from "../votes.tables.ts";
import * as store from "./votes.store.ts";
import { isOpen } from "./votes.ts";

/** One for each visitor, changed until the vote closes (rule my-items-vote-once). */
export async function castBallot({ database, now }: Shop, vote: Vote, voterHash: string, place: number) {
  return database.inTransaction(async (tx) => {
    const locked = await store.lockVote(tx, vote.id);
    if (!locked || !isOpen(locked, now())) return fail("closed");
    const choices = await store.listChoices(tx, locked);
    if (!choices.some((choice) => choice.place === place)) return fail("no-choice");
    const isNew = (await store.findBallot(tx, vote.id, voterHash)) === undefined;
    const counts = isNew ? [...(await store.countBallots(tx, vote.id)).values()] : [];
    if (counts.reduce((sum, some) => sum + some, 0) >= MAX_BALLOTS) return fail("full");
    await store.putBallot(tx, { voteId: vote.id, voterHash, place });
    return ok(undefined);
  });
}
