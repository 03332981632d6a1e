import { askReconcile, type Difference } from "../rehearse/ask-reconcile.ts";
import { until } from "../rehearse/steps.ts";
import type { Told } from "./buyers.ts";
import { compareCoupons } from "./compare-coupons.ts";
import { compareLetters } from "./compare-letters.ts";
import type { Compared } from "./compared.ts";
import type { Surroundings } from "./surroundings.ts";

/** Work that does itself again by the clock: it never ends. */
const WORKING =
  "state in ('created', 'retry', 'active') and start_after <= now() + interval '40 minutes' and singleton_on is null";

/** Until nothing is left to do: work that waits for its next try is asked to try now. */
export async function waitForQuiet(around: Surroundings): Promise<void> {
  const { rows } = around;
  await until("the end of all work", async () => {
    await rows(`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`);
    const [left] = await rows<{ jobs: number }>(`select count(*)::int as jobs from pgboss.job where ${WORKING}`);
    const [money] = await rows<{ orders: number }>(
      `select count(*)::int as orders from payment_attempts where state in ('creating', 'pending') or state = 'open' and expires_at < now()`,
    );
    const [refunds] = await rows<{ orders: number }>(
      "select count(*)::int as orders from orders where payment = 'refunding'",
    );
    if (left?.jobs !== 0 || money?.orders !== 0 || refunds?.orders !== 0) return false;
    // What no news came of is asked by the sweeper, each minute.
    return (await compareGateway(around)).length === 0;
  });
}

/** What the shop's own command finds, and what it cannot know: what buyers were told, what the gateway has, which letters came. */
export async function compareAll(around: Surroundings, told: Told): Promise<Compared> {
  // Beside this process, which is the bucket: it must not wait for it.
  const found = await askReconcile(around.settings);
  const [coupons, letters] = [await compareCoupons(around), await compareLetters(around)];
  return {
    compared: `${found.checks} checks, ${found.files} files, ${coupons.compared}, ${letters.compared}`,
    differences: [
      ...found.differences,
      ...(await compareTold(around, told)),
      ...(await compareGateway(around)),
      ...coupons.differences,
      ...letters.differences,
    ],
  };
}

async function compareTold({ rows }: Surroundings, { placed, cancelled }: Told): Promise<Difference[]> {
  const kept = await rows<{ id: string; lifecycle: string }>("select id, lifecycle from orders");
  const states = new Map(kept.map(({ id, lifecycle }) => [id, lifecycle]));
  const differ = (ids: ReadonlySet<string>, allowed: readonly string[]) =>
    [...ids]
      .filter((id) => !allowed.includes(states.get(id) ?? ""))
      .map((about) => ({
        check: "what a buyer was told is so",
        ...{ about, expected: allowed.join(" or "), found: states.get(about) ?? "nothing" },
      }));
  return [...differ(placed, ["placed", "cancelled"]), ...differ(cancelled, ["cancelled"])];
}

interface Amount extends Record<string, unknown> {
  readonly ref: string;
  readonly amount: number;
}

async function compareGateway({ rows, gatewayRows }: Surroundings): Promise<Difference[]> {
  const pairs = [
    [
      "select payment_intent_id as ref, amount from local_gateway_sessions where intent_status = 'succeeded'",
      "select provider_ref as ref, amount from payment_events where provider = 'stripe' and type = 'captured'",
    ],
    [
      "select id as ref, amount from local_gateway_refunds",
      "select provider_ref as ref, amount from payment_events where provider = 'stripe' and type = 'refunded'",
    ],
  ] as const;
  const differences: Difference[] = [];
  for (const [theirs, ours] of pairs) {
    const at = new Map((await gatewayRows<Amount>(theirs)).map(({ ref, amount }) => [ref, amount]));
    const here = new Map((await rows<Amount>(ours)).map(({ ref, amount }) => [ref, amount]));
    for (const about of new Set([...at.keys(), ...here.keys()]))
      if (at.get(about) !== here.get(about))
        differences.push({
          check: "the gateway's money is the shop's",
          ...{ about, expected: String(at.get(about)), found: String(here.get(about)) },
        });
  }
  return differences;
}
