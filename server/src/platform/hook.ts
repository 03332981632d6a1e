import type { Transaction } from "./database/index.ts";
import type { Shop } from "./http/index.ts";

/** What a hook may use besides the transaction: nothing that reaches beyond it. */
export interface HookShop extends Pick<Shop, "env" | "now"> {
  readonly jobs: Pick<Shop["jobs"], "enqueue">;
}

/** What one feature does when something happens in another, in the transaction in which it happens (src/wiring/README.md). */
export type Hook<Fact> = (tx: Transaction, fact: Fact, shop: HookShop) => Promise<void>;

/** One after the other. */
export async function callHooks<Fact>(
  hooks: readonly Hook<Fact>[],
  tx: Transaction,
  fact: Fact,
  shop: HookShop,
): Promise<void> {
  for (const hook of hooks) await hook(tx, fact, shop);
}

/** In one round trip, begun in the same order: for listeners of which none reads what another writes. */
export async function callHooksTogether<Fact>(
  hooks: readonly Hook<Fact>[],
  tx: Transaction,
  fact: Fact,
  shop: HookShop,
): Promise<void> {
  await Promise.all(hooks.map((hook) => hook(tx, fact, shop)));
}
