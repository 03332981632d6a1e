import { payerKey } from "@surimono/domain/billing";
import { plainPhone } from "@surimono/domain/kernel";
import { parseOrderNumber } from "@surimono/domain/orders";
import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import type { BusinessStanding } from "./business-standing.ts";

export interface DeskFilter {
  readonly view: keyof typeof VIEWS;
  readonly text?: string | undefined;
  /** The last row of the page before. */
  readonly after?: { readonly joinedAt: string; readonly id: string } | undefined;
  readonly now: Date;
  /** See `Database.isCitus`. */
  readonly isCitus: boolean;
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
  if (text) conditions.push(await matching(queries, text, filter.isCitus));
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
async function matching(queries: Queries, text: string, isCitus: boolean): Promise<SQL> {
  const plain = text.normalize("NFKC").trim();
  const sequence = parseOrderNumber(plain);
  if (sequence !== undefined && /\d/.test(plain))
    return among(sql`select user_id from orders where sequence = ${sequence}`);
  if (plain.includes("@")) return sql`u.email = ${plain.toLowerCase()}`;
  if (/^[\da-f]{8}-[\da-f-]{27}$/i.test(plain)) return sql`u.id = ${plain.toLowerCase()}`;
  const digits = plainPhone(plain).replaceAll(/[\s()+-]/g, "");
  if (/^\d{8,15}$/.test(digits)) return withPhone(digits);
  return named(queries, plain, isCitus);
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

/** As many are sorted at once; of a commoner name the accounts are read by their age until the page is full. */
const MOST_SORTED = 5_000;

async function named(queries: Queries, plain: string, isCitus: boolean): Promise<SQL> {
  const [last = "", ...rest] = plain.split(/\s+/);
  const whole = startingWith(plain);
  const payer = payerKey(plain);
  const first = rest.length > 0 ? sql` and first_name like ${startingWith(rest.join(""))}` : sql``;
  const places = [
    sql`member_profiles where last_name like ${startingWith(last)}${first}`,
    sql`member_profiles where nickname like ${whole}`,
    sql`business_profiles where (company_name like ${whole} or contact_name like ${whole})`,
    // As a bank writes it, or a person: what is kept is the name without what banks make of it.
    ...(payer === "" ? [] : [sql`payer_names where name like ${startingWith(payer)}`]),
  ];
  const selects = places.map((place) => sql`select user_id from ${place}`);
  const { rows } = await queries.execute<{ found: number }>(
    sql`select count(*)::int as found from (${sql.join(selects, sql` union all `)} limit ${MOST_SORTED + 1}) candidates`,
  );
  // A Citus has accounts on every node and names on one each: it looks up none for each account.
  if (isCitus || (rows[0]?.found ?? 0) <= MOST_SORTED) return among(...selects);
  const holds = places.map((place) => sql`exists (select 1 from ${place} and user_id = u.id offset 0)`);
  return sql`(${sql.join(holds, sql` or `)})`;
}

const startingWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
