import { getLatestMaintenance } from "@surimono/contract/notices";
import { quietCall } from "#app/session/call.ts";

export async function askMaintenance(): Promise<boolean | undefined> {
  const answer = await quietCall(getLatestMaintenance, {});
  return answer.ok ? answer.value.status : undefined;
}
