import { type CallExample, nothing } from "./call-example.ts";

const NO_TICKET = `00000000-0000-4000-8000-000000000000.1.${"a".repeat(43)}`;
const NO_INVITATION = `00000000-0000-4000-8000-000000000000${"a".repeat(43)}`;
const NO_CHALLENGE = "00000000-0000-7000-8000-000000000000";

/** The way into the console, which is open to everybody. */
export const consoleDoorExamples: Readonly<Record<string, CallExample>> = {
  signInOperator: {
    payload: () => ({ email: "nobody@shop.example", password: "not this one" }),
    others: "same",
    fails: "operators/sign-in-failed",
  },
  confirmOperator: {
    payload: () => ({ ticket: NO_TICKET, code: "123456" }),
    others: "same",
    fails: "operators/ticket-expired",
  },
  askPasskey: { payload: nothing, others: "same" },
  confirmPasskey: {
    payload: () => ({
      challenge_id: NO_CHALLENGE,
      credential: {
        ...{ id: "AA", rawId: "AA", type: "public-key" },
        response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" },
      },
    }),
    others: "same",
    fails: "operators/passkey-not-valid",
  },
  getOperatorDemo: { payload: nothing, others: "same" },
  // The tests' shop is behind a proxy, which no demo is entered by.
  signInDemoOperator: { payload: nothing, others: "same", fails: "operators/no-demo" },
  readInvitation: {
    payload: () => ({ token: NO_INVITATION }),
    others: "same",
    fails: "operators/invitation-not-valid",
  },
  acceptInvitation: {
    payload: () => ({ token: NO_INVITATION, password: "kawazu tobikomu", code: "123456" }),
    others: "same",
    fails: "operators/invitation-not-valid",
  },
};
