import { randomBytes } from "node:crypto";
import { DAY_SECONDS } from "@surimono/domain/kernel";
import { MAX_VOTE_DAYS } from "@surimono/domain/my-items";
import type { FastifyRequest } from "fastify";
import type { Env } from "../../../platform/env/index.ts";
import { isSameSecret, macOf } from "../../../platform/mac.ts";
import { hashToken } from "../../members/index.ts";

const NAME = "surimono_voter";
const VALUE = /^([\w-]{32})\.([\w-]{43})$/;

/** Who votes, as their browser says; undefined where it says nothing that the shop has given it. */
export function voterOf(secret: string, { headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const pair = (headers.cookie ?? "").split(/;\s*/).find((one) => one.startsWith(`${NAME}=`));
  const [, voter, mac] = VALUE.exec(pair?.slice(NAME.length + 1) ?? "") ?? [];
  return voter && mac && isSameSecret(mac, signed(secret, voter)) ? voter : undefined;
}

/** A browser that has none gets a new one; another one's days begin anew, so that none ends before a vote. No other site's form brings it along, so that nobody votes by opening a page. */
export function voterCookie(
  secret: string,
  { publicUrl, path, voter }: Pick<Env, "publicUrl"> & { readonly path: string; readonly voter: string | undefined },
): string {
  const id = voter ?? randomBytes(24).toString("base64url");
  const secure = publicUrl.startsWith("https://") ? "; Secure" : "";
  const seconds = (MAX_VOTE_DAYS + 1) * DAY_SECONDS;
  return `${NAME}=${id}.${signed(secret, id)}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Another one in each vote. */
export function voterHash(voteId: string, voter: string): string {
  return hashToken(`${voteId} ${voter}`);
}

const signed = (secret: string, voter: string) => macOf(secret, `voter ${voter}`);
