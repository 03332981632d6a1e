import { createContext, type RouterContextProvider, redirect } from "react-router";
import { findMember, isConsumer } from "./current-user.ts";
import { pathVia } from "./path-via.ts";

type Guard = (args: { request: Request; context: Readonly<RouterContextProvider> }) => void | Promise<void>;

/** A phone, according to the browser (rule session-mobile). */
export const mobileContext = createContext(false);

export function isMobileAgent(agent: string): boolean {
  return /iPhone|Android.*Mobile/.test(agent);
}

const detectMobile: Guard = ({ context }) => {
  context.set(mobileContext, isMobileAgent(navigator.userAgent));
};

/** Guard 2: signed-in members do not belong on a login page. Returning from a provider and agreeing to terms are exempt. */
const guestOnly: Guard = async ({ request }) => {
  const url = new URL(request.url);
  if (url.searchParams.get("handleLogin") === "true" || url.pathname.includes("agree")) return;
  if (await findMember()) throw redirect("/");
};

const AGREE_PATH = "/agree";

/** Guard 3: guests go to the redirect route with the requested path; members who have not agreed to the terms yet do that first. */
const memberOnly: Guard = async ({ request }) => {
  const member = await findMember();
  const url = new URL(request.url);
  if (!member) throw redirect(pathVia("/redirect", url));
  if (member.needs_agreement && url.pathname !== AGREE_PATH) throw redirect(pathVia(AGREE_PATH, url));
};

/** Guard 6: business accounts go home. Used inside `auth`. */
const consumerOnly: Guard = async () => {
  const member = await findMember();
  if (!member || !isConsumer(member)) throw redirect("/");
};

/** In order from the root inwards. For URLs without a page see `frame/lead-nowhere.ts`. */
const guards: Readonly<Record<string, Guard>> = {
  mobile: detectMobile,
  guest: guestOnly,
  auth: memberOnly,
  consumer: consumerOnly,
};

/** The guard named by a layout; an unknown name shows the 500 page instead of an open door (rule session-unknown-guard). */
export function guardNamed(name: string): Guard {
  const known = Object.hasOwn(guards, name) ? guards[name] : undefined;
  return (
    known ??
    (() => {
      throw new Response(null, { status: 500 });
    })
  );
}
