import { randomBytes } from "node:crypto";
import { SOCIAL_LINK_PARAM } from "@surimono/contract/fans";
import type { SocialNetwork } from "@surimono/domain/fans";
import type { Shop } from "../../platform/http/index.ts";
import { recordReturn } from "./fans.store.ts";
import { hashOf, sealToken } from "./seal-token.ts";

/** For a return without a start: the page hands in something that is no ticket, and is told to begin again. */
export const LOST_WAY = `/my-page/fans?${SOCIAL_LINK_PARAM}=unknown`;
const LONGEST = 2048;

type Query = Readonly<Record<string, unknown>>;

/**
 * Where the browser goes next. Nothing is linked here, as it is not known yet who came back: the page hands the ticket to
 * `finishSocialLink` under its bearer. A network left without an answer has an error of its own.
 */
export async function returnFromNetwork(shop: Shop, network: SocialNetwork, query: Query): Promise<string> {
  const [state, code, error] = ["state", "code", "error"].map((name) => textOf(query[name]));
  const ticket = randomBytes(24).toString("base64url");
  const stateHash = hashOf(state ?? "");
  const back = await recordReturn(
    shop.database.db,
    { stateHash, network, now: shop.now() },
    {
      ticketHash: hashOf(ticket),
      code: code ? sealToken(shop.env.secret, `code:${stateHash}`, code) : null,
      error: code ? null : (error ?? "no_code"),
    },
  );
  return back === undefined ? LOST_WAY : withTicket(back, ticket);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" && value.length <= LONGEST && !value.includes("\u0000")
    ? value
    : undefined;
}

function withTicket(path: string, ticket: string): string {
  const url = new URL(path, "http://shop");
  url.searchParams.set(SOCIAL_LINK_PARAM, ticket);
  return url.pathname + url.search + url.hash;
}
