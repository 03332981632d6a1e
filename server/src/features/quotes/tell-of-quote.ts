import type { Addressee } from "@surimono/domain/documents";
import type { Transaction } from "../../platform/database/index.ts";
import { mailJob } from "../../platform/mail/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import type { Issuing } from "../documents/index.ts";
import { findMemberRecord } from "../members/index.ts";
import { issueEstimate } from "./issue-estimate.ts";
import { type MemberRecord, nameOf } from "./name-of.ts";
import { quoteLetter } from "./quote-letter.ts";
import type { Quote } from "./quotes.tables.ts";

/** Issues the 見積書 of a locked draft and writes to its customer. False if there is nobody to write to. */
export async function tellOfQuote(
  issuing: Issuing,
  tx: Transaction,
  snapshot: Snapshot,
  quote: Quote,
  isChange: boolean,
): Promise<boolean> {
  const member = await findMemberRecord(tx, quote.userId);
  if (!member?.user.email) return false;
  const name = nameOf(member);
  const { publicUrl } = issuing.env;
  await issuing.jobs.enqueue(tx, mailJob, quoteLetter(publicUrl, quote, { to: member.user.email, name, isChange }));
  await issueEstimate(issuing, tx, snapshot, quote, addresseeOf(quote, member));
  return true;
}

/** A firm by its name; a person by theirs, as far as the account or the address of the draft says it. */
function addresseeOf({ address }: Quote, { business, profile }: MemberRecord): Addressee {
  if (business?.companyName) return { name: business.companyName, honorific: "御中" };
  const receiver = address && [address.lastName, address.firstName].filter(Boolean).join(" ");
  return { name: nameOf({ business, profile }) || receiver || profile?.nickname || "お客様", honorific: "様" };
}
