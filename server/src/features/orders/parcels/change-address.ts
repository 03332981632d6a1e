import { type Address, isOffered, wishOffer } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Letter } from "../../../platform/mail/index.ts";
import { parcelText } from "../letters/letter-parcels.ts";
import { letterSignature } from "../letters/letter-signature.ts";
import { sendOrderLetter } from "../letters/order-letters.ts";
import type { ParcelDesk } from "../order-desk.ts";
import type { Order, OrderLine } from "../orders.tables.ts";
import { type NamedParcel, withParcel } from "./move-parcel.ts";
import { type Parcel, writeReceiver } from "./parcels.store.ts";

interface Change extends NamedParcel {
  readonly address: Address;
}

/** A parcel goes elsewhere, as long as it is not packed (rule orders-change-address). What is in it stays. */
export async function changeAddress(desk: ParcelDesk, { address, ...named }: Change, now: Date) {
  return withParcel(desk, named, now, async (tx, { order, lines, parcel, state }) => {
    if (state !== "preparing") return fail("orders/packed-already", { state });
    // Nobody could be told, and phone and address are gone for good.
    if (order.email === "") return fail("orders/account-closed");
    const { wishedDay, wishedBand } = parcel;
    const isStill = isOffered({ wishedDay, wishedBand }, wishOffer(address.prefecture, order.dispatchBy));
    const wish = isStill ? { wishedDay, wishedBand } : { wishedDay: null, wishedBand: null };
    const changed = { ...parcel, ...address, ...wish };
    await writeReceiver(tx, changed);
    await sendOrderLetter(desk.jobs, tx, order, letterOf(order, changed, lines, desk.env.publicUrl), now);
    return ok(undefined);
  });
}

function letterOf(order: Order, parcel: Parcel, lines: readonly OrderLine[], publicUrl: string): Letter {
  const number = orderNumber(order.sequence);
  const text = `ご注文番号 ${number} のお届け先を、次のとおり変更しました。

${parcelText(parcel, lines)}

お心当たりのない場合は、お手数ですが、すぐにお問い合わせください。
${publicUrl}/my-page/orders/${order.id}

${letterSignature(publicUrl)}`;
  return { to: order.email, subject: `【SURIMONO】お届け先を変更しました（${number}）`, text };
}
