import { CallError } from "@surimono/contract/kernel";
import type { MemberAnswer } from "@surimono/contract/members";
import { useStore } from "@surimono/ui/store.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "../query-client.ts";
import { rememberBrowser } from "./known-browser.ts";
import { dropToken, storeToken, token } from "./token.ts";
import { setUserType } from "./user-type.ts";

export type Member = MemberAnswer;

/** `starting` until it is known whether the browser has a token, and the server has said whose it is. */
export type Session = { status: "starting" } | { status: "guest" } | { status: "member"; member: Member };

/** The consumer login strategy; every other one is business (rule session-consumer). */
export function isConsumer(member: Member): boolean {
  return member.login_strategy === "auth0b2c";
}

/** Every page has the session, but a guest's asks nobody: the calls and their schemas load with the first one. */
const loadAsking = () => import("./ask-member.ts");

const memberQuery = (current: string) =>
  queryOptions({
    queryKey: ["member", current],
    staleTime: 5 * 60_000,
    queryFn: async (): Promise<Member | null> => {
      const { askMember } = await loadAsking();
      const user = await askMember();
      if (!user) dropToken();
      else setUserType(isConsumer(user) ? "b2c" : "b2b");
      return user;
    },
  });

/** For guards and loaders: the member, or undefined for a guest. Throws when the server cannot say. */
export async function findMember(): Promise<Member | undefined> {
  const current = token.get();
  if (!current) return undefined;
  try {
    return (await queryClient.ensureQueryData(memberQuery(current))) ?? undefined;
  } catch (error) {
    // An expired token makes a guest; its message is on the way.
    if (error instanceof CallError && error.failure.status === 401) return undefined;
    throw error;
  }
}

/** For screens and the frame. */
export function useSession(): Session {
  const current = useStore(token, undefined);
  const { data, isLoadingError } = useQuery({ ...memberQuery(current ?? ""), enabled: current !== undefined });
  // A known member stays known while the server cannot say.
  if (!current || isLoadingError) return { status: "guest" };
  if (data === undefined) return { status: "starting" };
  return data ? { status: "member", member: data } : { status: "guest" };
}

/** After a login: stores the token and asks whose it is. */
export async function startSession(newToken: string): Promise<Member | undefined> {
  storeToken(newToken);
  rememberBrowser();
  return findMember();
}

/** After the member changed what the header and the guards know about them. */
export async function reloadMember(): Promise<void> {
  const current = token.get();
  if (current) await queryClient.fetchQuery({ ...memberQuery(current), staleTime: 0 });
}

export function endSession(): void {
  dropToken();
}

/** The next member must see nothing of the previous one. */
export function forgetMember(): void {
  queryClient.removeQueries({ type: "inactive" });
  // Only once the screens know that nobody is signed in, or they would request it again without a member.
  setTimeout(() => void queryClient.resetQueries({ type: "active" }));
}
