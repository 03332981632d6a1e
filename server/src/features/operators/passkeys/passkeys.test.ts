import {
  acceptInvitation,
  addPasskey,
  askNewPasskey,
  askPasskey,
  confirmPasskey,
  getOperator,
  inviteOperator,
  listOperatorPasskeys,
  listSignIns,
  type PasskeyAssertion,
  readInvitation,
  removePasskey,
  renamePasskey,
  signInOperator,
} from "@surimono/contract/operators";
import { MINUTE_MS } from "@surimono/domain/kernel";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { waitForSubject } from "../../members/testing/index.ts";
import { operators } from "../operators.tables.ts";
import { operatorPasskeys } from "../passkeys.tables.ts";
import { hashOperatorPassword } from "../password.ts";
import { codeOf, createSoftAuthenticator } from "../testing/index.ts";

let shop: TestShop;
let time = new Date("2026-11-23T01:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
});
afterAll(() => shop.stop());

const guest = () => shop.callConsole();
const PASSWORD = "kawazu tobikomu";
const notValid = { failure: { code: "operators/passkey-not-valid" } };

async function openOperator() {
  const operator = await shop.asOperator("orders");
  const passwordHash = await hashOperatorPassword(PASSWORD);
  await shop.shop.database.db.update(operators).set({ passwordHash }).where(eq(operators.id, operator.id));
  return operator;
}

async function withPasskey(settings: Parameters<typeof createSoftAuthenticator>[1] = {}) {
  const operator = await openOperator();
  const device = createSoftAuthenticator(shop.baseUrl, { userHandle: operator.id, ...settings });
  const asked = value(await operator.call(askNewPasskey, { password: PASSWORD }));
  const credential = device.make(asked);
  value(await operator.call(addPasskey, { challenge_id: asked.challenge_id, name: "仕事用の電話", credential }));
  return { operator, device, credential };
}

type Device = ReturnType<typeof createSoftAuthenticator>;

async function signIn(device: Device, bent: Parameters<Device["sign"]>[1] = {}, ticket?: string) {
  const asked = value(await guest()(askPasskey, ticket === undefined ? {} : { ticket }));
  const attempt = { challenge_id: asked.challenge_id, credential: device.sign(asked, bent) };
  return { attempt, asked, answer: await guest()(confirmPasskey, attempt) };
}

test("a passkey signs in without a password, and after one (rule session-passkey)", async () => {
  const { operator, device } = await withPasskey();
  await waitForSubject(`${shop.dataDir}/mail`, operator.email, "パスキーを登録しました");
  const { answer, asked } = await signIn(device);
  expect(value(answer).operator).toMatchObject({ email: operator.email, roles: ["orders"] });
  expect(asked.options).toMatchObject({ rpId: "127.0.0.1", userVerification: "required", allowCredentials: [] });

  const half = value(await guest()(signInOperator, { email: operator.email, password: PASSWORD }));
  expect(half.has_passkey).toBe(true);
  const second = await signIn(device, {}, half.ticket);
  expect(second.asked.options).toMatchObject({ allowCredentials: [{ transports: ["internal"] }] });
  value(second.answer);
  const owner = await shop.asOperator("owner");
  const { sign_ins } = value(await owner.call(listSignIns, { outcome: "signed-in" }));
  expect(sign_ins.filter(({ who }) => who === operator.name)).toMatchObject([
    { detail: "passkey" },
    { detail: "passkey" },
  ]);
  expect(value(await operator.call(listOperatorPasskeys, {})).passkeys).toMatchObject([
    { name: "仕事用の電話", is_backed_up: false, last_used_at: time.toISOString() },
  ]);
});

test("what was signed opens once, for five minutes, and for the operator of the ticket alone", async () => {
  const { operator, device } = await withPasskey();
  const { attempt, answer } = await signIn(device);
  value(answer);
  expect(await guest()(confirmPasskey, attempt)).toMatchObject(notValid);

  const late = value(await guest()(askPasskey, {}));
  time = new Date(time.getTime() + 5 * MINUTE_MS);
  const tooLate = { challenge_id: late.challenge_id, credential: device.sign(late) };
  expect(await guest()(confirmPasskey, tooLate)).toMatchObject(notValid);

  const race = value(await guest()(askPasskey, {}));
  const credential = device.sign(race);
  const tries = await Promise.all(
    [0, 1, 2].map(() => guest()(confirmPasskey, { challenge_id: race.challenge_id, credential })),
  );
  expect(tries.filter(({ ok }) => ok)).toHaveLength(1);

  const other = await withPasskey();
  const half = value(await guest()(signInOperator, { email: operator.email, password: PASSWORD }));
  expect((await signIn(other.device, {}, half.ticket)).answer).toMatchObject(notValid);
  expect(await guest()(askPasskey, { ticket: `${half.ticket}x` })).toMatchObject({
    failure: { code: "operators/ticket-expired" },
  });
});

test.each<[string, Parameters<Device["sign"]>[1]]>([
  ["of another origin", { origin: "https://surimono.example" }],
  ["for another host", { rpId: "surimono.example" }],
  ["without the finger or the number of the device", { flags: 0x01 }],
  ["with the name of somebody else", { userHandle: "00000000-0000-7000-8000-000000000000" }],
])("a signature %s opens nothing", async (_what, bent) => {
  const { device } = await withPasskey();
  expect((await signIn(device, bent)).answer).toMatchObject(notValid);
  value((await signIn(device)).answer);
});

test("a signature by another key, or with another challenge, opens nothing", async () => {
  const {
    device,
    credential: { id },
  } = await withPasskey();
  const thief = createSoftAuthenticator(shop.baseUrl);
  const asked = value(await guest()(askPasskey, {}));
  const forged: PasskeyAssertion = { ...thief.sign(asked), id, rawId: id };
  expect(await guest()(confirmPasskey, { challenge_id: asked.challenge_id, credential: forged })).toMatchObject(
    notValid,
  );
  const [first, second] = [value(await guest()(askPasskey, {})), value(await guest()(askPasskey, {}))];
  const crossed = { challenge_id: first.challenge_id, credential: device.sign(second) };
  expect(await guest()(confirmPasskey, crossed)).toMatchObject(notValid);
});

test("a counter that does not grow is a copied key", async () => {
  const { operator, device } = await withPasskey({ counter: 5 });
  value((await signIn(device, { counter: 6 })).answer);
  expect((await signIn(device, { counter: 6 })).answer).toMatchObject(notValid);
  expect((await signIn(device, { counter: 5 })).answer).toMatchObject(notValid);
  // What a device says of its backup may change.
  expect((await signIn(device, { counter: 7, flags: 0x1d })).answer).toMatchObject({ ok: true });
  const [kept] = await shop.shop.database.db
    .select()
    .from(operatorPasskeys)
    .where(eq(operatorPasskeys.operatorId, operator.id));
  expect(kept).toMatchObject({ counter: 7, isBackedUp: true, isMultiDevice: true });
});

test("adding takes the password, and the challenge of whoever asked (rule session-passkey-add)", async () => {
  const { operator, credential } = await withPasskey();
  expect(await operator.call(askNewPasskey, { password: "not this one" })).toMatchObject({
    failure: { code: "operators/password-wrong" },
  });
  const stranger = await openOperator();
  const device = createSoftAuthenticator(shop.baseUrl);
  const add = async (by: typeof stranger, made: typeof credential, asked: { challenge_id: string }) =>
    by.call(addPasskey, { challenge_id: asked.challenge_id, name: "x", credential: made });
  const asked = value(await operator.call(askNewPasskey, { password: PASSWORD }));
  expect(asked.options).toMatchObject({ excludeCredentials: [{ id: credential.id }], attestation: "none" });
  expect(await add(stranger, device.make(asked), asked)).toMatchObject(notValid);
  // It was spent with that.
  expect(await add(operator, device.make(asked), asked)).toMatchObject(notValid);
  const again = value(await operator.call(askNewPasskey, { password: PASSWORD }));
  expect(await add(operator, device.make(again, { origin: "https://surimono.example" }), again)).toMatchObject(
    notValid,
  );
  const challenge = value(await guest()(askPasskey, {}));
  expect(await add(operator, device.make(challenge), challenge)).toMatchObject(notValid);
});

test("passkeys are renamed and removed by their operator alone, and the last way in stays (rule session-passkey-last)", async () => {
  const { operator, device } = await withPasskey();
  const [{ passkey_id = "" } = {}] = value(await operator.call(listOperatorPasskeys, {})).passkeys;
  const stranger = await shop.asOperator("owner");
  const missing = { failure: { code: "operators/no-such-passkey" } };
  expect(await stranger.call(renamePasskey, { passkey_id, name: "私の" })).toMatchObject(missing);
  expect(await stranger.call(removePasskey, { passkey_id })).toMatchObject(missing);
  value(await operator.call(renamePasskey, { passkey_id, name: "机の鍵" }));
  const { db } = shop.shop.database;
  const [row] = await db.select().from(operators).where(eq(operators.id, operator.id));
  // As after AUTH_SECRET was changed: the application's codes cannot be checked.
  await db.update(operators).set({ totpSecret: "unreadable" }).where(eq(operators.id, operator.id));
  expect(await operator.call(removePasskey, { passkey_id })).toMatchObject({
    failure: { code: "operators/last-factor" },
  });
  value((await signIn(device)).answer);
  await db
    .update(operators)
    .set({ totpSecret: row?.totpSecret ?? "" })
    .where(eq(operators.id, operator.id));
  value(await operator.call(removePasskey, { passkey_id }));
  expect((await signIn(device)).answer).toMatchObject(notValid);
  await waitForSubject(`${shop.dataDir}/mail`, operator.email, "パスキーを削除しました");
  value(await operator.call(getOperator, {}));
});

test("somebody who is kept out is kept out with a passkey too, and a new invitation ends those of before", async () => {
  const { operator, device } = await withPasskey();
  const { db } = shop.shop.database;
  await db.update(operators).set({ closedAt: time }).where(eq(operators.id, operator.id));
  expect((await signIn(device)).answer).toMatchObject(notValid);
  const owner = await shop.asOperator("owner");
  value(await owner.call(inviteOperator, { email: operator.email, name: "山田", roles: ["orders"] }));
  const letter = await waitForSubject(`${shop.dataDir}/mail`, operator.email, "招待");
  const token = /token=([\w-]+)/.exec(letter.text)?.[1] ?? "";
  const { totp_secret: secret } = value(await guest()(readInvitation, { token }));
  value(await guest()(acceptInvitation, { token, password: PASSWORD, code: codeOf(secret, time) }));
  expect((await signIn(device)).answer).toMatchObject(notValid);
});
