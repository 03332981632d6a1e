import { fail, ok } from "@surimono/domain/kernel";
import { callHooks, type Hook } from "../../platform/hook.ts";
import type { Shop } from "../../platform/http/index.ts";
import { updateProfile } from "./members.store.ts";
import { holdAccount } from "./withdrawal/withdrawal.store.ts";

/** A member with the nickname that they have now. */
export interface Renamed {
  readonly userId: string;
  readonly nickname: string;
}

/** Changes what the profile says, and the nickname wherever a copy of it stands. */
export async function renameMember(
  shop: Shop,
  onRenamed: readonly Hook<Renamed>[],
  userId: string,
  profile: { readonly nickname: string; readonly lastName?: string; readonly firstName?: string },
) {
  return shop.database.inTransaction(async (tx) => {
    if (!(await holdAccount(tx, userId))) return fail("session/expired");
    await updateProfile(tx, userId, profile);
    await callHooks(onRenamed, tx, { userId, nickname: profile.nickname }, shop);
    return ok(undefined);
  });
}
