import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Shop } from "../../platform/http/index.ts";
import { findOperatorByEmail } from "./operators.store.ts";
import { operatorSessions, operators } from "./operators.tables.ts";
import { hashOperatorPassword } from "./password.ts";
import { sealTotp } from "./totp.ts";

export interface DemoOperator {
  readonly email: string;
  readonly password: string;
  /** In base 32, for an application that makes codes. */
  readonly totpSecret: string;
}

/** Known to everybody, so no shop with a production setting has it. `.example` can never receive mail. */
export const DEMO_OPERATOR: DemoOperator = {
  email: "operator@surimono.example",
  password: "surimono-demo",
  totpSecret: "KNKVESKNJ5HE6QKOIFGUCTCMIFHE6RCF",
};

type Desk = Pick<Shop, "env" | "database" | "now">;

/** Opens the demo's owner where it is missing; closes it where the shop is no demo any more. */
export async function seedDemoOperator({ env, database, now }: Desk): Promise<DemoOperator | undefined> {
  const { email, password, totpSecret } = DEMO_OPERATOR;
  const known = await findOperatorByEmail(database.db, email);
  if (!env.demo) {
    if (known) await closeDemo(database.db, known.id, now());
    return undefined;
  }
  const secrets = {
    passwordHash: known?.passwordHash ?? (await hashOperatorPassword(password)),
    totpSecret: sealTotp(env, email, totpSecret),
  };
  await database.db
    .insert(operators)
    .values({ id: newId(), email, name: "見本 オーナー", roles: ["owner"], ...secrets, createdAt: now() })
    .onConflictDoUpdate({ target: operators.email, set: { ...secrets, roles: ["owner"], closedAt: null } });
  return DEMO_OPERATOR;
}

async function closeDemo(db: Desk["database"]["db"], id: string, now: Date): Promise<void> {
  await db.update(operators).set({ closedAt: now }).where(eq(operators.id, id));
  await db.delete(operatorSessions).where(eq(operatorSessions.operatorId, id));
}
