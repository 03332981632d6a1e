import type { OperatorRole } from "@surimono/domain/operators";
import { v7 as newId } from "uuid";
import type { Shop } from "../../../platform/http/index.ts";
import { openOperatorSession } from "../operators.store.ts";
import { operators } from "../operators.tables.ts";
import { NOBODYS_HASH } from "../password.ts";
import { newTotpSecret, sealTotp } from "../totp.ts";

export interface TestOperator {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** As the browser sends it. */
  readonly cookie: string;
}

/** An operator with a session, and without a password: the way in has its own tests. */
export async function createTestOperator(
  shop: Pick<Shop, "database" | "env" | "now">,
  roles: readonly OperatorRole[],
): Promise<TestOperator> {
  const { db } = shop.database;
  const id = newId();
  const email = `${roles.join("-")}-${id.slice(-8)}@shop.example`;
  const name = `担当 ${roles.join("・")}`;
  const totpSecret = sealTotp(shop.env, email, newTotpSecret());
  const row = { id, email, name, roles: [...roles], passwordHash: NOBODYS_HASH, totpSecret, createdAt: shop.now() };
  await db.insert(operators).values(row);
  const token = await openOperatorSession(db, id, { address: "127.0.0.1", userAgent: "test" }, shop.now());
  return { id, email, name, cookie: `surimono_operator=${token}` };
}
