import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyAssertion, PasskeyRegistration } from "@surimono/contract/operators";

interface Question {
  readonly options: { readonly challenge: string };
}

interface Signing {
  readonly origin: string;
  readonly rpId: string;
  /** User present, user verified, backup eligible, backed up (W3C WebAuthn §6.1). */
  readonly flags: number;
  readonly counter: number;
  readonly userHandle: string | undefined;
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** A device as W3C WebAuthn describes it, with a key pair of P-256 in memory. What it says is the test's to bend. */
export function createSoftAuthenticator(origin: string, usual: Partial<Signing> = {}) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coseKey = cbor({
    map: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ],
  });
  const rpId = new URL(origin).hostname;
  const settings = (bent: Partial<Signing>): Signing => ({
    ...{ origin, rpId, flags: PRESENT_AND_VERIFIED, counter: 0, userHandle: undefined },
    ...usual,
    ...bent,
  });
  const authData = (signing: Signing, credential: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(signing.counter);
    const flags = signing.flags | (credential.length > 0 ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(signing.rpId), Buffer.from([flags]), counter, credential]);
  };
  const text = id.toString("base64url");
  const head = { id: text, rawId: text, type: "public-key" } as const;
  return {
    make({ options }: Question, bent: Partial<Signing> = {}): PasskeyRegistration {
      const signing = settings(bent);
      const length = Buffer.from([0, id.length]);
      const data = authData(signing, Buffer.concat([Buffer.alloc(16), length, id, coseKey]));
      const attestation = cbor({
        map: [
          ["fmt", "none"],
          ["attStmt", { map: [] }],
          ["authData", data],
        ],
      });
      return {
        ...head,
        response: {
          clientDataJSON: clientData("webauthn.create", options.challenge, signing.origin).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    sign({ options }: Question, bent: Partial<Signing> = {}): PasskeyAssertion {
      const signing = settings(bent);
      const data = authData(signing);
      const client = clientData("webauthn.get", options.challenge, signing.origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      const userHandle = signing.userHandle && Buffer.from(signing.userHandle).toString("base64url");
      return {
        ...head,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          ...(userHandle && { userHandle }),
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(of: string | Buffer): Buffer {
  return createHash("sha256").update(of).digest();
}

/** As little of CBOR (RFC 8949) as a passkey takes. */
type Cbor = number | string | Buffer | { readonly map: readonly (readonly [number | string, Cbor])[] };

function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === "string") return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return Buffer.concat([cborHead(5, value.map.length), ...value.map.flatMap((pair) => pair.map(cbor))]);
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}
