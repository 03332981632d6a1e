import { createHash, randomBytes, randomUUID } from "node:crypto";
import { queryProduct } from "@surimono/contract/catalogue";
import { saveAddress } from "@surimono/contract/delivery";
import { type AnswerOf, type Call, createCaller, type PayloadInputOf } from "@surimono/contract/kernel";
import { createTestMember } from "../../server/src/features/members/testing/index.ts";
import { openDatabase } from "../../server/src/platform/database/index.ts";
import { finishShirt } from "../rehearse/place-order.ts";
import type { Surroundings } from "./surroundings.ts";

/** Asks until it is answered; throws the code of a refusal. */
export type Ask = <C extends Call>(call: C, payload: PayloadInputOf<C>) => Promise<AnswerOf<C>>;

export interface Shopper {
  readonly email: string;
  readonly isBusiness: boolean;
  readonly ask: Ask;
  readonly productId: number;
  readonly sizeIds: readonly number[];
  readonly addressId: string;
}

export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface Caller {
  readonly send: typeof fetch;
  readonly token?: string;
  readonly userType?: "b2b" | "b2c";
}

export function askBy({ send, token, userType = "b2c" }: Caller): Ask {
  const caller = createCaller({ baseUrl: "http://shop", token: () => token, userType: () => userType, fetch: send });
  return async (call, payload) => {
    const answer = await caller(call, payload);
    if (!answer.ok) throw new Refused(answer.failure.code);
    return answer.value as never;
  };
}

/** Accounts are written straight into the database; all that they own goes through the shop. */
export async function openShopper(around: Surroundings, send: typeof fetch, isBusiness: boolean): Promise<Shopper> {
  const database = openDatabase(around.databaseUrl);
  const { member, token } = await createTestMember(
    { database, now: () => new Date() },
    isBusiness ? { kind: "business", approved: true } : {},
  ).finally(() => database.close());
  const ask = askBy({ send, token, userType: isBusiness ? "b2b" : "b2c" });
  if (isBusiness)
    await around.rows("insert into billing_accounts (user_id, credit_limit) values ($1, 2000000000)", [member.id]);
  const productId = await finishShirt(ask);
  const { data } = await ask(queryProduct, { product_id: 1001 });
  const { address_id: addressId } = await ask(saveAddress, {
    ...{ last_name: "版木", first_name: "すみれ", postal_code: "1110052", prefecture: "東京都", city: "台東区" },
    ...{ street: "柳橋1-2-3", phone: "0312345678" },
  });
  const sizeIds = data[0]?.size.size_list.map(({ size_id }) => size_id) ?? [];
  return { email: member.email, isBusiness, ask, productId, sizeIds, addressId };
}

/** An owner with a session of the console, as after signing in. */
export async function openOperator(around: Surroundings, send: typeof fetch): Promise<Ask> {
  const [id, token] = [randomUUID(), randomBytes(32).toString("base64url")];
  await around.rows(
    `insert into operators (id, email, name, roles, password_hash, totp_secret, created_at)
     values ($1, $2, '見張り', array['owner'], 'x', 'x', now())`,
    [id, `${id}@surimono.example`],
  );
  await around.rows(
    `insert into operator_sessions (id, operator_id, token_hash, address, user_agent, created_at, last_used_at, expires_at)
     values (gen_random_uuid(), $1, $2, '127.0.0.1', 'soak', now(), now(), now() + interval '1 day')`,
    [id, createHash("sha256").update(token).digest("base64url")],
  );
  const origin = around.settings["PUBLIC_URL"] ?? "";
  return askBy({
    send: (input, init) =>
      send(input, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), cookie: `surimono_operator=${token}`, origin },
      }),
  });
}
