import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { isSameSecret, macOf } from "../../platform/mac.ts";
import { cartPieces, type StoredCartLine } from "./cart.tables.ts";
import type { KeptPieces } from "./destinations/split.store.ts";

/** A line as it was, but for the words of its pieces, of which there may be thousands. */
export interface Removed {
  readonly line: Omit<StoredCartLine, "roster" | "heldUntil"> & { readonly heldUntil: string | null };
  readonly pieces: readonly Pick<KeptPieces, "destinationId" | "quantity">[];
  readonly at: string;
}

/** Its buyer keeps it: nothing is stored of what is not in the cart. */
export async function sealRemoved({ env, now }: Pick<Shop, "env" | "now">, tx: Transaction, line: StoredCartLine) {
  const { roster: _, heldUntil, ...rest } = line;
  const removed: Removed = {
    line: { ...rest, heldUntil: heldUntil?.toISOString() ?? null },
    pieces: await listPiecesOf(tx, line),
    at: now().toISOString(),
  };
  const text = Buffer.from(JSON.stringify(removed)).toString("base64url");
  return `${text}.${macOf(env.secret, `cart line ${text}`)}`;
}

function listPiecesOf(tx: Transaction, { userId, cartId, id }: StoredCartLine) {
  const { destinationId, quantity } = cartPieces;
  return tx
    .select({ destinationId, quantity })
    .from(cartPieces)
    .where(and(eq(cartPieces.userId, userId), eq(cartPieces.cartId, cartId), eq(cartPieces.lineId, id)));
}

export function readRemoved({ env }: Pick<Shop, "env">, sealed: string): Removed | undefined {
  const [text = "", mac = ""] = sealed.split(".");
  if (!isSameSecret(mac, macOf(env.secret, `cart line ${text}`))) return undefined;
  return JSON.parse(Buffer.from(text, "base64url").toString());
}
