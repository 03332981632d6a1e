import * as calls from "@surimono/contract/warehouse";
import { fail, ok } from "@surimono/domain/kernel";
import { FREE_STORAGE_DAYS, STORAGE_NOTICE_DAYS, storageTermsText } from "@surimono/domain/warehouse";
import { type Shop, visitedOrigin } from "../../platform/http/index.ts";
import type { OrderDesk } from "../orders/index.ts";
import { whileBuyerWaits } from "../payments/index.ts";
import { followStored, followStoredJob } from "./follow-stored.ts";
import { readSendingList } from "./read-sending-list.ts";
import { readWarehouse } from "./read-warehouse.ts";
import { refillStored } from "./refill-stored.ts";
import { presentReturnAddress, saveReturnAddress } from "./return-address.ts";
import { returnAll, returnStockJob } from "./return-stored.ts";
import { reviewSending } from "./review-sending.ts";
import { sendStored } from "./send-stored.ts";
import { tendStorageNightly } from "./tend-storage.ts";

/** They lock the member's cart or stored pieces. */
const IN_TURN = { inTurn: true } as const;

/** A shop that stores nothing has none of these calls (rule warehouse-off); what was begun before is finished by the jobs. */
export function warehouseRoutes(shop: Shop, desk: OrderDesk): void {
  shop.jobs.handle(followStoredJob, ({ userId }) => followStored(shop, userId));
  shop.jobs.handle(returnStockJob, ({ userId }) => returnAll(desk, userId));
  tendStorageNightly(shop, desk);
  if (!shop.env.storage) return;
  const { db } = shop.database;
  shop.route(calls.getStorageOffer, async () => ok(presentOffer(shop)));
  shop.route(calls.getWarehouse, async ({ member }) => ok(await readWarehouse(shop, member)));
  shop.route(calls.reviewSending, ({ payload, member }) => reviewSending(shop, desk, member, payload));
  shop.route(
    calls.sendStored,
    async ({ payload, member, headers }) => {
      if (!member.isSetUp) return fail("orders/account-not-set-up");
      const origin = visitedOrigin(shop.env, headers);
      return whileBuyerWaits(() => sendStored(desk, member, payload, origin));
    },
    IN_TURN,
  );
  shop.route(calls.readSendingList, ({ payload, member }) => readSendingList(shop, member, payload.rows));
  shop.route(calls.refillStored, ({ payload, member }) => refillStored(shop, member, payload), IN_TURN);
  shop.route(calls.getReturnAddress, async ({ member }) =>
    ok({ return_address: await presentReturnAddress(db, member.id) }),
  );
  shop.route(calls.saveReturnAddress, ({ payload, member }) => saveReturnAddress(shop, member, payload));
}

function presentOffer({ env }: Pick<Shop, "env">) {
  const { feePerPieceDay, returnAfterDays } = env.storageTerms;
  return {
    free_days: FREE_STORAGE_DAYS,
    notice_days: [...STORAGE_NOTICE_DAYS],
    fee_per_piece_day: feePerPieceDay,
    return_after_days: returnAfterDays,
    terms: storageTermsText(env.storageTerms),
  };
}
