import { leavesAt } from "@surimono/domain/cart";
import { designPicturePath } from "@surimono/domain/designs";
import { clockInJapan } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { mailJob } from "../../../platform/mail/index.ts";
import { findEmail } from "../../members/index.ts";
import { leaveNotification } from "../../notices/index.ts";
import type { StoredCartLine } from "../cart.tables.ts";

const CART = "/cart";

/** In the bell and by letter: what will soon leave the cart, and where one press keeps it. */
export async function tellOfLeaving(
  shop: Pick<Shop, "env" | "jobs" | "now">,
  tx: Transaction,
  userId: string,
  lines: readonly StoredCartLine[],
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const rest = lines.length > 1 ? `ほか${lines.length - 1}件` : "";
  const text = {
    type: 3,
    content: `カートの「${first.name}」${rest}が、あと1日でカートから外れます。マイアイテムには残ります。カートの「このままとっておく」で、そのまま残せます。`,
    linkUrl: CART,
    iconPath: designPicturePath(first.versionId, "cover"),
    accountType: null,
  } as const;
  await leaveNotification(tx, userId, text, "surimono", shop.now());
  const to = await findEmail(tx, userId);
  if (to) await shop.jobs.enqueue(tx, mailJob, leavingLetter(to, lines, shop.env.publicUrl));
}

function leavingLetter(to: string, lines: readonly StoredCartLine[], publicUrl: string) {
  const soonest = new Date(Math.min(...lines.map((line) => leavesAt(line).getTime())));
  const text = `カートに入れたまま、まだご注文いただいていないアイテムがあります。

${lines.map(({ name, quantity }) => `・${name} ${quantity}点`).join("\n")}

${dayAndHour(soonest)}ごろ、カートから外れます。カートから外れても、マイアイテムには残り、いつでもご注文いただけます。

このままカートに残しておくときは、カートを開いて「このままとっておく」を押してください。
${publicUrl}${CART}

このお知らせは、外れる前に1度だけお送りしています。`;
  return { to, subject: "【SURIMONO】カートのアイテムが、まもなくカートから外れます", text };
}

/** 11月21日 14時 */
function dayAndHour(moment: Date): string {
  const { month, date, hour } = clockInJapan(moment);
  return `${month}月${date}日 ${hour}時`;
}
