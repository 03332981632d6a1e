import { CallError } from "@surimono/contract/kernel";
import type { PasskeyAssertion, PasskeyRegistration } from "@surimono/contract/operators";

/** False in a browser that knows no passkeys, and on a page without https. */
export const knowsPasskeys = "PublicKeyCredential" in globalThis;

interface Question {
  readonly challenge_id: string;
  readonly options: { readonly challenge: string };
}

/** Asks the device for a new passkey. Loaded when it is needed, as most days nobody adds one. */
export async function makePasskey({ options }: Question): Promise<PasskeyRegistration> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  // The server's half of the library wrote them.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]["optionsJSON"];
  const { id, rawId, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, transports } };
}

/** Asks the device to sign in. */
export async function signWithPasskey({ options }: Question): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const { id, rawId, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, rawId, type: "public-key" },
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** What the browser or the shop refused. A browser says it by the names of WebAuthn, in its own language. */
export function wordsOf(error: Error): string {
  if (error instanceof CallError) return error.message;
  switch (error.name) {
    case "NotAllowedError":
    case "AbortError":
      return "端末での確認が中止されたか、時間がたちました。もう一度お試しください。";
    case "InvalidStateError":
      return "この端末のパスキーは、すでに登録されています。";
    default:
      return "この端末またはブラウザでは、パスキーを使えませんでした。別の端末か、確認コードをお使いください。";
  }
}
