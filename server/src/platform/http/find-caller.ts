import type { Call } from "@surimono/contract/kernel";
import type { FastifyRequest } from "fastify";
import type { EditedPages } from "./edited-pages.ts";
import { operatorCookieOf } from "./operator-cookie.ts";
import type { Member, Operator } from "./shop.ts";

export type FindMember = (token: string) => Promise<Member | undefined>;
export type FindOperator = (token: string) => Promise<Operator | undefined>;

export type NoteForbidden = (
  operator: Operator,
  denied: { readonly call: string; readonly address: string; readonly userAgent: string },
) => Promise<void>;

/** How what comes with a request becomes its caller. */
export interface Finders {
  readonly findMember: FindMember;
  readonly findOperator: FindOperator;
  /** An operator asked for what the roles do not allow. */
  readonly noteForbidden: NoteForbidden;
  readonly editedPages?: EditedPages;
}

export interface Caller {
  readonly member?: Member | undefined;
  readonly operator?: Operator | undefined;
}

/** Members come with a bearer token, operators with a cookie; neither is taken for the other. */
export async function findCaller(
  call: Call,
  request: FastifyRequest,
  { findMember, findOperator, noteForbidden }: Finders,
): Promise<Caller | { readonly code: "session/expired" | "access/forbidden" }> {
  if (call.access === "operator") {
    const token = operatorCookieOf(request);
    const operator = token ? await findOperator(token) : undefined;
    if (!operator) return { code: "session/expired" };
    if (call.right === undefined || operator.rights.has(call.right)) return { operator };
    const userAgent = request.headers["user-agent"] ?? "";
    await noteForbidden(operator, { call: call.name, address: request.ip, userAgent });
    return { code: "access/forbidden" };
  }
  const token = bearerOf(request);
  const member = token ? await findMember(token) : undefined;
  // A stale token on a guest call must still sign the browser out, so that both sides agree on who is signed in.
  if ((token && !member) || (call.access !== "guest" && !member)) return { code: "session/expired" };
  return mayCall(call, member) ? { member } : { code: "access/forbidden" };
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,512})$/.exec(request.headers.authorization ?? "")?.[1];
}

function mayCall(call: Call, member: Member | undefined): boolean {
  return call.access === "guest" || call.access === "member" || member?.kind === call.access;
}
