import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { changePassword as changeCall } from "@surimono/contract/members";
import { fail, ok } from "@surimono/domain/kernel";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { type Letter, mailJob } from "../../../platform/mail/index.ts";
import type { Identity } from "../identity/index.ts";
import { findPasswordHash } from "../withdrawal/withdrawal.store.ts";
import { refusePassword } from "./refuse-password.ts";
import { lockMember, setPassword, spendLinks } from "./set-password.ts";

type Wish = PayloadOf<typeof changeCall>;

/** Ends other sessions and the links sent for a new password or another address. */
export async function changePassword(shop: Shop, identity: Identity, member: Member, { current, password }: Wish) {
  const hash = await findPasswordHash(shop.database.db, member.id);
  if (hash === undefined) return fail("members/no-password");
  if (!(await identity.isPassword(hash, current))) return fail("members/not-your-password");
  const refused = await refusePassword(password, member.email);
  if (refused) return refused;
  const passwordHash = await identity.hashPassword(password);
  return shop.database.inTransaction(async (tx) => {
    await lockMember(tx, member.id);
    // Of two changes at once the second has not shown the present password.
    if ((await findPasswordHash(tx, member.id)) !== hash) return fail("members/not-your-password");
    await spendLinks(tx, member.id);
    await setPassword(tx, member.id, { passwordHash, now: shop.now(), keepSessionId: member.sessionId });
    await shop.jobs.enqueue(tx, mailJob, told(member.email, shop.env.publicUrl));
    return ok(DONE);
  });
}

function told(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: "【SURIMONO】パスワードを変更しました",
    text: [
      "マイページで、パスワードが変更されました。ほかの端末でのログインはすべて終了しました。確認の済んでいないメールアドレスの変更の申し込みがあった場合は、取り消されました。",
      "",
      "お心当たりがない場合は、すぐに下のページでパスワードを再設定し、お問い合わせください。",
      `${publicUrl}/password-reset`,
      `${publicUrl}/inquiryFormContent`,
    ].join("\n"),
  };
}
