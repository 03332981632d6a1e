import { openSimulation } from "@surimono/contract/designs";
import { showToast } from "@surimono/ui/toast.ts";
import { redirect } from "react-router";
import { call, orThrow } from "#app/session/call.ts";
import { SIMULATOR_PATH } from "#app/session/trial-path.ts";
import type { SimulationChoice } from "./simulation-choice.ts";

/** What the studio needs to try this choice. One that cannot be had (any more) leads to the goods to choose from, and says why. */
export async function openTrial({ productId, sku, worksId }: SimulationChoice) {
  const answer = await call(openSimulation, { product_id: productId, sku, works_id: worksId });
  if (!answer.ok && answer.failure.status < 500 && answer.failure.status > 0) {
    showToast(answer.failure.message, { tone: "error" });
    throw redirect(SIMULATOR_PATH);
  }
  return orThrow(answer);
}
