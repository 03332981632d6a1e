import { DONE } from "@surimono/contract/kernel";
import * as calls from "@surimono/contract/operators";
import { fail, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import { mayEnterDemo, type Operator, operatorCookie, type Shop } from "../../../platform/http/index.ts";
import { DEMO_OPERATOR } from "../demo-operator.ts";
import { presentOperator } from "../present-operator.ts";
import { addPasskey, askNewPasskey } from "./add-passkey.ts";
import { partyOf } from "./party.ts";
import { listPasskeys, renameRow } from "./passkeys.store.ts";
import { removePasskey } from "./remove-passkey.ts";
import { askPasskey, signInByPasskey } from "./sign-in-by-passkey.ts";

const PER_ADDRESS = { points: 60, seconds: 600, per: "address" } as const;

export function passkeysRoutes(shop: Shop): void {
  doorRoutes(shop);
  shop.operatorRoute(calls.listOperatorPasskeys, async ({ operator }) => {
    const rows = await listPasskeys(shop.database.db, operator.id);
    return ok({
      passkeys: rows.map((row) => ({
        passkey_id: row.id,
        name: row.name,
        is_backed_up: row.isBackedUp,
        created_at: row.createdAt.toISOString(),
        last_used_at: row.lastUsedAt?.toISOString() ?? null,
      })),
    });
  });
  shop.operatorRoute(calls.askNewPasskey, ({ payload, operator, headers }) =>
    askNewPasskey(shop, operator, payload.password, partyOf(shop.env, headers)),
  );
  shop.operatorRoute(calls.addPasskey, async ({ payload, operator, recorded, headers }) => {
    const { challenge_id: challengeId, name, credential } = payload;
    const database = recorded(deedOf(operator, calls.addPasskey.name));
    const wanted = { challengeId, name, credential };
    const added = await addPasskey(shop, database, operator, wanted, partyOf(shop.env, headers));
    return added.ok ? ok(DONE) : added;
  });
  shop.operatorRoute(calls.renamePasskey, async ({ payload, operator, recorded }) => {
    const database = recorded(deedOf(operator, calls.renamePasskey.name));
    const isThere = await database.inTransaction(async (tx) =>
      (await renameRow(tx, operator.id, payload.passkey_id, payload.name))
        ? ok(DONE)
        : fail("operators/no-such-passkey"),
    );
    return isThere;
  });
  shop.operatorRoute(calls.removePasskey, async ({ payload, operator, recorded }) => {
    const database = recorded(deedOf(operator, calls.removePasskey.name));
    const removed = await removePasskey(shop, database, operator.id, payload.passkey_id);
    return removed.ok ? ok(DONE) : removed;
  });
}

/** The names of the passkeys before and after. */
function deedOf({ id, email }: Operator, action: string) {
  const state = async (tx: Transaction) => ({ passkeys: (await listPasskeys(tx, id)).map(({ name }) => name) });
  return { action, subject: { kind: "operator", id: email }, state };
}

function doorRoutes(shop: Shop): void {
  shop.route(calls.askPasskey, ({ payload, headers }) => askPasskey(shop, payload.ticket, partyOf(shop.env, headers)), {
    limit: PER_ADDRESS,
  });
  shop.route(
    calls.confirmPasskey,
    async ({ payload, address, userAgent, headers, setCookie }) => {
      const attempt = {
        challengeId: payload.challenge_id,
        credential: payload.credential,
        party: partyOf(shop.env, headers),
        // Everybody can give the demo's owner a passkey.
        isShut: (email: string) => email === DEMO_OPERATOR.email && !mayEnterDemo(shop.env, { ip: address, headers }),
      };
      const opened = await signInByPasskey(shop, attempt, { address, userAgent });
      if (!opened.ok) return opened;
      setCookie(operatorCookie(shop.env, opened.value.session));
      return ok({ operator: presentOperator(opened.value.operator) });
    },
    { limit: PER_ADDRESS },
  );
}
