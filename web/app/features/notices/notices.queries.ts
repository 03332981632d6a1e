import {
  getLatestSystemMessage,
  getPrivateNotifications,
  getPublicNotifications,
  type WireNotification,
  type WireSystemMessage,
} from "@surimono/contract/notices";
import { newestNotifications } from "@surimono/domain/notices";
import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { backgroundCall, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";

/** Only the poll of `MemberNotices` reads both; other components just observe. */
const watched = { enabled: false, staleTime: Number.POSITIVE_INFINITY } as const;

/** Public and private ones together, newest first. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    ...watched,
    queryKey: ["notices", userId, "notifications"],
    queryFn: async ({ signal }): Promise<WireNotification[]> => {
      const answers = await Promise.all([
        backgroundCall(getPublicNotifications, {}, { signal }),
        backgroundCall(getPrivateNotifications, {}, { signal }),
      ]);
      return newestNotifications(...answers.map((answer) => orThrow(answer).data));
    },
  });

export const systemMessageQuery = (userId: string) =>
  queryOptions({
    ...watched,
    queryKey: ["notices", userId, "system-message"],
    queryFn: async ({ signal }): Promise<WireSystemMessage | null> =>
      orThrow(await backgroundCall(getLatestSystemMessage, {}, { signal })).data,
  });

/** Reads it from the server and returns whether that worked. Only the end of the session is reported: nobody asked for the rest. */
export function readAgain(query: { queryKey: QueryKey }): Promise<boolean> {
  return queryClient.fetchQuery({ ...query, staleTime: 0 }).then(
    () => true,
    () => false,
  );
}

/** When it was last read, in milliseconds; 0 for never. */
export function readAt(query: { queryKey: QueryKey }): number {
  return queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
}
