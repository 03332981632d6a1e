import { createContext, type RouterContextProvider, redirect } from "react-router";
import { findMember, isConsumer } from "./current-user.ts";
import { pathVia } from "./path-via.ts";

type Guard = (args: { request: Request; context: Readonly<RouterContextProvider> }) => void | Promise<void>;

/** A phone, by what the browser says of itself (rule session-mobile). */
export const mobileContext = createContext(false);

export function isMobileAgent(agent: string): boolean {
  return /iPhone|Android.*Mobile/.test(agent);
}

const detectMobile: Guard = ({ context }) => {
  context.set(mobileContext, isMobileAgent(navigator.userAgent));
};

/** Guard 2: who is logged in has nothing to do on a login page. Coming back from a provider and agreeing to terms are exempt. */
const guestOnly: Guard = async ({ request }) => {
  const url = new URL(request.url);
  if (url.searchParams.get("handleLogin") === "true" || url.pathname.includes("agree")) return;
  if (await findMember()) throw redirect("/");
};

const AGREE_PATH = "/agree";

/** Guard 3: who is not logged in goes to the redirect route with the wanted path; who has not agreed to the terms yet does that first. */
const memberOnly: Guard = async ({ request }) => {
  const member = await findMember();
  const url = new URL(request.url);
  if (!member) throw redirect(pathVia("/redirect", url));
  if (member.needs_agreement && url.pathname !== AGREE_PATH) throw redirect(pathVia(AGREE_PATH, url));
};

/** Guard 6: business accounts go home. Stands inside `auth`. */
const consumerOnly: Guard = async () => {
  const member = await findMember();
  if (!member || !isConsumer(member)) throw redirect("/");
};

/** In the order in which they stand from the root inwards. Where an address leads nowhere stands in `frame/lead-nowhere.ts`. */
const guards: Readonly<Record<string, Guard>> = {
  mobile: detectMobile,
  guest: guestOnly,
  auth: memberOnly,
  consumer: consumerOnly,
};

/** The guard that a layout names; a name that nobody knows shows the 500 page instead of an open door (rule session-unknown-guard). */
export function guardNamed(name: string): Guard {
  const known = Object.hasOwn(guards, name) ? guards[name] : undefined;
  return (
    known ??
    (() => {
      throw new Response(null, { status: 500 });
    })
  );
}
