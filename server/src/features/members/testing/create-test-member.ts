import { DAY_MS } from "@surimono/domain/kernel";
import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Member, Shop } from "../../../platform/http/index.ts";
import { businessProfiles } from "../members.tables.ts";
import { openSession } from "../sign-in/open-session.ts";
import { openAccount } from "../sign-up/open-account.ts";

export interface TestMemberOptions {
  readonly kind?: "consumer" | "business";
  /** For a business; true by default. */
  readonly approved?: boolean;
  readonly discountRateBp?: number;
  readonly email?: string;
  readonly nickname?: string;
  /** yyyy-mm-dd */
  readonly birthday?: string;
  /** Only tests that sign in by password need one: it costs 50 ms. */
  readonly password?: string;
}

export interface TestMember {
  readonly member: Member;
  readonly token: string;
}

/** A verified member with an open session. */
export async function createTestMember(
  shop: Pick<Shop, "database" | "now">,
  options: TestMemberOptions = {},
): Promise<TestMember> {
  const { kind = "consumer", approved = true, nickname = "すり子", birthday = "1990-04-01" } = options;
  const now = shop.now();
  const email = options.email ?? `${kind}-${newId()}@example.com`;
  const passwordHash = options.password === undefined ? undefined : await hashPassword(options.password);
  const business = { companyName: "株式会社すりもの", contactName: "版木 彫子", phone: "0312345678" };
  const approvedDiscountBp = kind === "business" && approved ? (options.discountRateBp ?? 0) : undefined;
  return shop.database.inTransaction(async (tx) => {
    const details = {
      nickname,
      ...(kind === "consumer" && { birthday }),
      ...(kind === "business" && { business }),
      termsVersion: "test",
      privacyVersion: "test",
      address: "127.0.0.1",
      userAgent: "test",
    };
    const id = await openAccount(tx, { email, passwordHash, kind, details, signedUpAt: now }, now);
    if (!id) throw new Error(`${email} has an account already`);
    if (kind === "business") {
      await tx
        .update(businessProfiles)
        .set({ approvedAt: approved ? now : null, discountRateBp: options.discountRateBp ?? 0 })
        .where(eq(businessProfiles.userId, id));
    }
    const { id: sessionId, token } = await openSession(tx, id, DAY_MS, now);
    return { member: { id, email, kind, isSetUp: true, sessionId, approvedDiscountBp }, token };
  });
}
