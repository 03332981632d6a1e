import { getAgreements, getEmailChange, getProfile, listSessions } from "@surimono/contract/members";
import { queryOptions } from "@tanstack/react-query";
import { call, orThrow } from "#app/session/call.ts";

export const profileQuery = () =>
  queryOptions({ queryKey: ["profile"], queryFn: async () => orThrow(await call(getProfile, {})) });

export const agreementsQuery = () =>
  queryOptions({ queryKey: ["agreements"], queryFn: async () => orThrow(await call(getAgreements, {})).data });

export const emailChangeQuery = () =>
  queryOptions({
    queryKey: ["email-change"],
    queryFn: async () => orThrow(await call(getEmailChange, {})),
    staleTime: 0,
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: async () => orThrow(await call(listSessions, {})).sessions,
    staleTime: 0,
  });
