import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { type Letter, mailJob } from "../../platform/mail/index.ts";
import { findEmails } from "../members/index.ts";
import { leaveEach, type NoticeText } from "./notify-member.ts";

/** What one member is told, by the bell and by letter. */
export interface News {
  readonly userId: string;
  readonly notice: NoticeText;
  readonly letter: (to: string) => Letter;
}

type TellingShop = Pick<Shop, "now"> & { readonly jobs: Pick<Shop["jobs"], "enqueueAll"> };

/** In four statements, for however many. A closed account has no address any more. */
export async function tellMembers({ jobs, now }: TellingShop, tx: Transaction, news: readonly News[]): Promise<void> {
  const notices = news.map(({ userId, notice }) => ({ userId, text: notice }));
  await leaveEach(tx, notices, "surimono", now());
  const addresses = await findEmails(
    tx,
    news.map(({ userId }) => userId),
  );
  const letters = news.flatMap(({ userId, letter }) => {
    const to = addresses.get(userId);
    return to ? [letter(to)] : [];
  });
  await jobs.enqueueAll(tx, mailJob, letters);
}
