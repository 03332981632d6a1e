import { analyseProfile, finishSocialLink, queryUserInsight, startSocialLink } from "@surimono/contract/fans";
import type { TestShop } from "../../testing/index.ts";

export type Person = Awaited<ReturnType<TestShop["asMember"]>>;
export type Network = "youtube" | "instagram";

export const providerOf = (network: Network): 1 | 2 => (network === "youtube" ? 1 : 2);

/** The member's browser on its way: begins, chooses at the network, and returns with a ticket. */
export async function travel(
  shop: TestShop,
  { call }: Person,
  network: Network,
  creator: string,
  back = "/my-page/fans?tab=1",
): Promise<{ readonly returned: string; readonly page: string; readonly ticket: string }> {
  const started = await call(startSocialLink, { privider_id: providerOf(network), back });
  if (!started.ok) throw new Error(started.failure.code);
  const returned = await choose(shop, started.value.url, creator);
  const page = await follow(shop, returned);
  return { returned, page, ticket: ticketOf(page) };
}

/** Presses a button of the network's page; returns where the browser is sent. */
export async function choose(shop: TestShop, url: string, creator: string): Promise<string> {
  const address = new URL(url, shop.baseUrl);
  const fields = ["state", "redirect_uri", "code_challenge"].map((name) => [
    name,
    address.searchParams.get(name) ?? "",
  ]);
  const answer = await fetch(address.origin + address.pathname, {
    method: "POST",
    body: new URLSearchParams([...fields, ["creator", creator]]),
    redirect: "manual",
  });
  return answer.headers.get("location") ?? "";
}

export async function follow(shop: TestShop, path: string): Promise<string> {
  const answer = await fetch(new URL(path, shop.baseUrl), { redirect: "manual" });
  return answer.headers.get("location") ?? "";
}

export function ticketOf(page: string): string {
  return new URL(page, "http://shop").searchParams.get("social_link") ?? "";
}

/** The whole way; returns the answer to finishing it. */
export async function link(shop: TestShop, person: Person, network: Network, creator: string) {
  const { ticket } = await travel(shop, person, network, creator);
  return person.call(finishSocialLink, { ticket });
}

export async function insightOf({ call, member }: Person, network: Network) {
  const answer = await call(queryUserInsight, { user_id: member.id, privider_id: providerOf(network) });
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value.data[0];
}

/** Asks again, as the page does, until the analysis has ended. */
export async function whenAnalysed(person: Person, network: Network) {
  for (const deadline = Date.now() + 45_000; Date.now() < deadline; ) {
    const insight = await insightOf(person, network);
    if (insight && insight.fans_info.analysis.state !== "analysing") return insight;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the analysis did not end");
}

export const refresh = ({ call }: Person, network: Network, id: string) =>
  call(analyseProfile, { privider_id: providerOf(network), id });
