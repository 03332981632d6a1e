export { openReplica, type Replica } from "./open-replica.ts";
