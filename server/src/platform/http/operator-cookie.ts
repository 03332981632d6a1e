import { OPERATOR_SESSION_MS } from "@surimono/domain/operators";
import type { FastifyRequest } from "fastify";
import type { Env } from "../env/index.ts";

const NAME = "surimono_operator";
const PATH = "/api/operator";

/** The token of the console's session in a request. */
export function operatorCookieOf({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const pair = (headers.cookie ?? "").split(/;\s*/).find((one) => one.startsWith(`${NAME}=`));
  return /^[\w-]{20,100}$/.exec(pair?.slice(NAME.length + 1) ?? "")?.[0];
}

/** Scripts cannot read it, no other site's page sends it, and the shop's own calls do not get it. */
export function operatorCookie(env: Pick<Env, "publicUrl">, token: string): string {
  return line(env, token, OPERATOR_SESSION_MS / 1000);
}

export function endOperatorCookie(env: Pick<Env, "publicUrl">): string {
  return line(env, "", 0);
}

function line({ publicUrl }: Pick<Env, "publicUrl">, value: string, seconds: number): string {
  const secure = publicUrl.startsWith("https://") ? "; Secure" : "";
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
