import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { operatorsFailures } from "./failures.ts";
import { operatorSchema } from "./operator.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;

/** Bytes, as W3C WebAuthn writes them in JSON. */
const bytes = (maximum: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maximum));
const MOST_BYTES = 8_000;

/** What the browser is asked with, in the words of W3C WebAuthn (`parseCreationOptionsFromJSON` and its sister). */
const question = z.object({ challenge_id: z.uuid(), options: z.looseObject({ challenge: z.string() }) });

const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal("public-key") };

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(MOST_BYTES),
    attestationObject: bytes(MOST_BYTES),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(MOST_BYTES),
    authenticatorData: bytes(MOST_BYTES),
    signature: bytes(MOST_BYTES),
    userHandle: z.optional(z.nullable(bytes(200))),
  }),
});

const passkeyName = typed(40, 1);

export const listOperatorPasskeys = defineCall({
  ...OF_CONSOLE,
  name: "listOperatorPasskeys",
  method: "GET",
  path: "/api/operator/passkeys",
  summary: "The operator's own passkeys, oldest first.",
  payload: nothing,
  answer: z.object({
    passkeys: z.array(
      z.object({
        passkey_id: z.uuid(),
        name: z.string(),
        /** Kept by the maker of the device too, so that it outlives the device. */
        is_backed_up: z.boolean(),
        created_at: z.iso.datetime(),
        last_used_at: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
  failures: {},
});

export const askNewPasskey = defineCall({
  ...OF_CONSOLE,
  name: "askNewPasskey",
  method: "POST",
  path: "/api/operator/passkeys/ask",
  summary:
    "What the browser is asked to make a passkey with. Takes the password: a session alone gives nobody a lasting way in.",
  payload: z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)) }),
  answer: question,
  failures: pickFailures(
    operatorsFailures,
    "operators/password-wrong",
    "operators/paused",
    "operators/too-many-passkeys",
  ),
});

export const addPasskey = defineCall({
  ...OF_CONSOLE,
  name: "addPasskey",
  method: "POST",
  path: "/api/operator/passkeys/add",
  summary: "Keeps the passkey that the browser made. The operator is told by letter.",
  payload: z.object({ challenge_id: z.uuid(), name: passkeyName, credential: registration }),
  answer: done,
  failures: pickFailures(operatorsFailures, "operators/passkey-not-valid", "operators/too-many-passkeys"),
});

export const renamePasskey = defineCall({
  ...OF_CONSOLE,
  name: "renamePasskey",
  method: "POST",
  path: "/api/operator/passkeys/rename",
  summary: "Another name for an own passkey.",
  payload: z.object({ passkey_id: z.uuid(), name: passkeyName }),
  answer: done,
  failures: pickFailures(operatorsFailures, "operators/no-such-passkey"),
});

export const removePasskey = defineCall({
  ...OF_CONSOLE,
  name: "removePasskey",
  method: "POST",
  path: "/api/operator/passkeys/remove",
  summary: "An own passkey opens nothing any more. The last way in stays. The operator is told by letter.",
  payload: z.object({ passkey_id: z.uuid() }),
  answer: done,
  failures: pickFailures(operatorsFailures, "operators/no-such-passkey", "operators/last-factor"),
});

export const askPasskey = defineCall({
  name: "askPasskey",
  method: "POST",
  path: "/api/operator/sign-in/passkey/ask",
  summary:
    "What the browser is asked to sign in with: any passkey of the console, or with a ticket those of its operator.",
  access: "guest",
  payload: z.object({ ticket: z.optional(z.string().check(z.maxLength(400))) }),
  answer: question,
  failures: pickFailures(operatorsFailures, "operators/ticket-expired"),
});

export const confirmPasskey = defineCall({
  name: "confirmPasskey",
  method: "POST",
  path: "/api/operator/sign-in/passkey",
  summary: "Signs in by a passkey, which is the device and its owner in one: after the password, or without it.",
  access: "guest",
  withCookies: true,
  payload: z.object({ challenge_id: z.uuid(), credential: assertion }),
  answer: z.object({ operator: operatorSchema }),
  failures: pickFailures(operatorsFailures, "operators/passkey-not-valid"),
});

export type PasskeyRegistration = z.infer<typeof registration>;
export type PasskeyAssertion = z.infer<typeof assertion>;
