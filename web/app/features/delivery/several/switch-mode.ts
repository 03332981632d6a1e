import type { Wishes } from "@surimono/contract/delivery";
import { queryClient } from "../../../query-client.ts";
import { addressesQuery } from "../delivery.queries.ts";
import { newDestination } from "./edit-split.ts";
import { splitQuery } from "./split.query.ts";
import { settleSplit, wantedSplit, wishSplit } from "./split-changes.ts";

/**
 * To one address, or to several: those that were entered stay. The first time the chosen address is the first of them, with what was wished
 * for there.
 */
export async function switchMode(several: boolean, chosenId: string | undefined, wish?: Wishes): Promise<boolean> {
  // The list asks first which of two holds.
  if (several && wantedSplit.get()?.isContested) return true;
  // A save under way could be answered before the list that was read without it.
  await settleSplit();
  // As it is now, not as this page read it: another may have entered destinations since.
  const split = await queryClient.fetchQuery({ ...splitQuery, staleTime: 0 }).catch(() => undefined);
  if (!split) return false;
  const kept = wantedSplit.get()?.destinations ?? split.destinations;
  const book = several && kept.length === 0 ? await queryClient.ensureQueryData(addressesQuery).catch(() => []) : [];
  const first = book.find(({ address_id }) => address_id === chosenId) ?? book.find(({ kind }) => kind !== "sender");
  const wishedThere = first?.address_id === chosenId ? wish : undefined;
  wishSplit({ several, destinations: first ? [newDestination(first, first.address_id, [], wishedThere)] : kept });
  return settleSplit();
}
