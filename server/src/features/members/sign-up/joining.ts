import type { Hook } from "../../../platform/hook.ts";
import type { Member } from "../../../platform/http/index.ts";

/** Someone who has become a member who can order. */
export type Joined = Pick<Member, "id" | "kind">;

/** Called once for each member. */
export type OnJoined = readonly Hook<Joined>[];
