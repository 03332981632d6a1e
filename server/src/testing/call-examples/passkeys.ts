interface PasskeyExample {
  readonly payload: () => object;
  readonly fails?: string;
}

const NO_PASSKEY = "00000000-0000-7000-8000-000000000000";

/** The passkeys of whoever calls. Those that work are in a test of their own, as they take a device. */
export const passkeyExamples: Readonly<Record<string, PasskeyExample>> = {
  listOperatorPasskeys: { payload: () => ({}) },
  askNewPasskey: { payload: () => ({ password: "not this one" }), fails: "operators/password-wrong" },
  addPasskey: {
    payload: () => ({
      ...{ challenge_id: NO_PASSKEY, name: "仕事用の電話" },
      credential: {
        ...{ id: "AA", rawId: "AA", type: "public-key" },
        response: { clientDataJSON: "AA", attestationObject: "AA", transports: ["internal"] },
      },
    }),
    fails: "operators/passkey-not-valid",
  },
  renamePasskey: {
    payload: () => ({ passkey_id: NO_PASSKEY, name: "仕事用の電話" }),
    fails: "operators/no-such-passkey",
  },
  removePasskey: { payload: () => ({ passkey_id: NO_PASSKEY }), fails: "operators/no-such-passkey" },
};
