import type { getDeskMember } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { fail, ok } from "@surimono/domain/kernel";
import { rankStanding } from "@surimono/domain/miles";
import { orderNumber, orderStatusCode, orderStatusName } from "@surimono/domain/orders";
import { readDeedLines } from "../../../platform/audit/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { findOwnLimit, readStanding } from "../../billing/index.ts";
import { maskPhone } from "../../counter/index.ts";
import { LEGAL_PAGES, type LegalDocument } from "../../editorial/index.ts";
import { findMemberRecord, isKeptOut, type Leaving, readDeskMember } from "../../members/index.ts";
import { findBalance } from "../../miles/index.ts";
import { readOrdersOf } from "../../orders/index.ts";
import { presentRow } from "./list-members.ts";

type Answer = AnswerOf<typeof getDeskMember>;
type DeskRecord = NonNullable<Awaited<ReturnType<typeof findMemberRecord>>>;

const LATEST = 20;

interface Looking {
  readonly maySeePeople: boolean;
}

export async function getMember(shop: Shop, leaving: Leaving, userId: string, { maySeePeople }: Looking) {
  const { db } = shop.database;
  const record = await findMemberRecord(db, userId);
  if (!record) return fail("desk/no-such-member");
  const now = shop.now();
  const [read, orders, miles, obstacles, timeline] = await Promise.all([
    readDeskMember(db, userId, now),
    readOrdersOf(db, userId, LATEST),
    findBalance(db, userId),
    leaving.findObstacles(db, userId, now),
    readDeedLines(db, { kind: "member", id: userId }),
  ]);
  const answer: Answer = {
    member: presentRow(rowOf(record, now), maySeePeople),
    is_masked: !maySeePeople,
    birthday: maySeePeople ? (record.profile?.birthday ?? null) : null,
    sign_in_ways: read.ways,
    sessions: read.sessions,
    suspended_until: isKeptOut(record.user, now) ? (record.user.suspendedUntil?.toISOString() ?? null) : null,
    business: record.business && (await presentBusiness(shop, record.business, maySeePeople)),
    miles: miles
      ? { balance: miles.balance, rank_name: rankStanding(miles.balance + miles.rankExtra).rank.name }
      : null,
    consents: read.consents.map(({ document, version, agreedAt }) => ({
      ...{ document, version },
      agreed_at: agreedAt.toISOString(),
      page: document in LEGAL_PAGES ? LEGAL_PAGES[document as LegalDocument] : null,
    })),
    guardian_consents: read.guardians.map(({ guardianName, consentedAt }) => ({
      guardian_name: maySeePeople ? guardianName : "＊",
      consented_at: consentedAt.toISOString(),
    })),
    orders: {
      ...{ count: orders.count, total: orders.total },
      latest: orders.latest.map((order) => ({
        order_number: orderNumber(order.sequence),
        placed_at: order.placedAt?.toISOString() ?? "",
        total: order.total,
        status_name: orderStatusName(orderStatusCode(order)),
      })),
    },
    suspensions: read.decisions.map((one) => ({
      ...{ decision: one.decision, reason: one.reason, until: one.until?.toISOString() ?? null },
      ...{ decided_by: one.decidedBy, decided_at: one.decidedAt.toISOString() },
    })),
    obstacles: obstacles.map(({ code, orderNumber: number }) => ({ code, order_number: number ?? null })),
    timeline,
  };
  return ok(answer);
}

function rowOf({ user, profile, business }: DeskRecord, now: Date): Parameters<typeof presentRow>[0] {
  const { id, kind, email, createdAt: joinedAt } = user;
  const decided = business?.approvedAt ? "approved" : business?.rejectedAt ? "rejected" : "waiting";
  return {
    ...{ id, kind, email, joinedAt, isSuspended: isKeptOut(user, now) },
    ...{ lastName: profile?.lastName ?? "", firstName: profile?.firstName ?? "", nickname: profile?.nickname ?? "" },
    ...{ company: business?.companyName ?? null, contact: business?.contactName ?? null },
    businessState: business && decided,
  };
}

async function presentBusiness(shop: Shop, business: NonNullable<DeskRecord["business"]>, maySeePeople: boolean) {
  const { db } = shop.database;
  const [standing, own] = await Promise.all([
    readStanding(shop, db, business.userId),
    findOwnLimit(db, business.userId),
  ]);
  return {
    contact: maySeePeople ? business.contactName : "＊",
    phone: maySeePeople ? business.phone : maskPhone(business.phone),
    applied_at: business.appliedAt.toISOString(),
    decided_at: (business.approvedAt ?? business.rejectedAt)?.toISOString() ?? null,
    discount_bp: business.approvedAt ? business.discountRateBp : 0,
    credit_limit: standing.limit,
    has_own_limit: own !== undefined,
    owed: standing.used,
    is_overdue: standing.isOverdue,
  };
}
