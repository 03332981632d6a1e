import type { listDeskMembers } from "@surimono/contract/desk";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { maskEmail, maskName } from "../../counter/index.ts";
import { type DeskRow, listForDesk } from "../../members/index.ts";

const PAGE = 50;

interface Looking {
  readonly maySeePeople: boolean;
}

export async function listMembers(
  { database: { db, isCitus }, now }: Pick<Shop, "database" | "now">,
  { view, text, after }: PayloadOf<typeof listDeskMembers>,
  { maySeePeople }: Looking,
): Promise<AnswerOf<typeof listDeskMembers>> {
  const [joinedAt = "", id = ""] = after?.split(/_(.*)/) ?? [];
  const filter = {
    view,
    text: text || undefined,
    after: after === undefined ? undefined : { joinedAt, id },
    now: now(),
    isCitus,
  };
  const rows = await listForDesk(db, filter, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    members: shown.map((row) => presentRow(row, maySeePeople)),
    next: last ? `${last.joinedAt.toISOString()}_${last.id}` : null,
  };
}

export function presentRow(row: DeskRow, maySeePeople: boolean) {
  const { lastName, firstName, contact } = row;
  const whole = contact ?? [lastName, firstName].filter(Boolean).join(" ");
  return {
    member_id: row.id,
    kind: row.kind,
    name: maySeePeople ? whole : contact === null ? maskName(lastName, firstName) : maskName(contact, ""),
    nickname: maySeePeople ? row.nickname : maskName(row.nickname, ""),
    // A firm is no person.
    company: row.company ?? "",
    email: maySeePeople ? row.email : maskEmail(row.email),
    joined_at: row.joinedAt.toISOString(),
    business_state: row.businessState,
    is_suspended: row.isSuspended,
  };
}
