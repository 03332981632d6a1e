import { plainPhone } from "@surimono/domain/kernel";
import { parseOrderNumber } from "@surimono/domain/orders";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../platform/database/index.ts";
import type { BusinessStanding } from "./business-standing.ts";

export interface DeskFilter {
  readonly view: keyof typeof VIEWS;
  readonly text?: string | undefined;
  /** The last row of the page before. */
  readonly after?: { readonly joinedAt: string; readonly id: string } | undefined;
  readonly now: Date;
}

export interface DeskRow {
  readonly id: string;
  readonly kind: "consumer" | "business";
  readonly email: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly nickname: string;
  readonly company: string | null;
  readonly contact: string | null;
  readonly businessState: BusinessStanding["state"] | null;
  readonly isSuspended: boolean;
  readonly joinedAt: Date;
}

const WAITING = sql`select user_id from business_profiles where approved_at is null and rejected_at is null`;

const VIEWS = {
  all: () => sql`true`,
  business_waiting: () => sql`u.id in (${WAITING})`,
  business: () => sql`u.kind = 'business'`,
  suspended: (now: string) => sql`u.suspended_until > ${now}::timestamptz`,
};

/** A page of everybody's accounts, the newest first, read along an index from where the page before ended, however many there are. */
export async function listForDesk(queries: Queries, filter: DeskFilter, limit: number): Promise<DeskRow[]> {
  const { view, text, after } = filter;
  const now = filter.now.toISOString();
  const conditions: SQL[] = [VIEWS[view](now)];
  if (text) conditions.push(matching(text));
  if (after) conditions.push(sql`(u.created_at, u.id) < (${after.joinedAt}::timestamptz, ${after.id})`);
  const { rows } = await queries.execute<Record<string, never>>(sql`
    select u.id, u.kind, u.email, u.created_at, coalesce(u.suspended_until > ${now}::timestamptz, false) as is_suspended,
      p.last_name, p.first_name, p.nickname, b.company_name, b.contact_name, case when b.user_id is null then null
        when b.approved_at is not null then 'approved' when b.rejected_at is not null then 'rejected' else 'waiting' end as state
    from (
      select * from users u where ${sql.join(conditions, sql` and `)} order by u.created_at desc, u.id desc limit ${limit}
    ) u left join member_profiles p on p.user_id = u.id left join business_profiles b on b.user_id = u.id
    order by u.created_at desc, u.id desc`);
  return rows.map((row) => ({
    id: row["id"] ?? "",
    kind: row["kind"] as never,
    email: row["email"] ?? "",
    lastName: row["last_name"] ?? "",
    firstName: row["first_name"] ?? "",
    nickname: row["nickname"] ?? "",
    company: row["company_name"] ?? null,
    contact: row["contact_name"] ?? null,
    businessState: row["state"] ?? null,
    isSuspended: Boolean(row["is_suspended"]),
    joinedAt: new Date(row["created_at"] ?? 0),
  }));
}

/** Each writing of what people have in hand leads to indexes alone. */
function matching(text: string): SQL {
  const plain = text.normalize("NFKC").trim();
  const sequence = parseOrderNumber(plain);
  if (sequence !== undefined && /\d/.test(plain))
    return among(sql`select user_id from orders where sequence = ${sequence}`);
  if (plain.includes("@")) return sql`u.email = ${plain.toLowerCase()}`;
  if (/^[\da-f]{8}-[\da-f-]{27}$/i.test(plain)) return sql`u.id = ${plain.toLowerCase()}`;
  const digits = plainPhone(plain).replaceAll(/[\s()+-]/g, "");
  if (/^\d{8,15}$/.test(digits)) return withPhone(digits);
  return named(plain);
}

const among = (...selects: SQL[]): SQL => sql`u.id in (${sql.join(selects, sql` union all `)})`;

/** A business writes its own as it likes; addresses hold E.164. */
function withPhone(digits: string): SQL {
  const national = digits.replace(/^81/, "0");
  const e164 = `+81${national.slice(1)}`;
  return among(
    sql`select user_id from business_profiles where regexp_replace(phone, '\\D', '', 'g') in (${national}, ${digits})`,
    sql`select user_id from addresses where phone = ${e164}`,
    sql`select user_id from order_destinations where phone = ${e164}`,
  );
}

function named(plain: string): SQL {
  const [last = "", ...rest] = plain.split(/\s+/);
  const whole = startingWith(plain);
  const name = sql`last_name like ${startingWith(last)}${rest.length > 0 ? sql` and first_name like ${startingWith(rest.join(""))}` : sql``}`;
  return among(
    sql`select user_id from member_profiles where ${name}`,
    sql`select user_id from member_profiles where nickname like ${whole}`,
    sql`select user_id from business_profiles where company_name like ${whole} or contact_name like ${whole}`,
    // Banks name payers in kana.
    sql`select user_id from payer_names where name like ${whole}`,
  );
}

const startingWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
