import { login, type MemberAnswer } from "@surimono/contract/members";
import { call, orThrow } from "./call.ts";

/** Null when the token is nobody's. */
export async function askMember(): Promise<MemberAnswer | null> {
  return orThrow(await call(login, {})).user;
}
