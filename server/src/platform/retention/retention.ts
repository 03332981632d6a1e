import { OF_MEMBERS } from "./of-members.ts";
import { OF_ORDERS } from "./of-orders.ts";
import { OF_SHOP } from "./of-shop.ts";

/** Whatever the shop keeps, each table once. The jobs take their terms from here (rule kernel-retention). */
export const RETENTION = { ...OF_MEMBERS, ...OF_ORDERS, ...OF_SHOP } as const;
