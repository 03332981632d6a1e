import { DAY_SECONDS } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { isSameSecret, macOf } from "../../platform/mac.ts";
import { UUID_PATTERN } from "../../platform/uuid-pattern.ts";

/** Until the end of the next day, so that an address is good for at least one day. */
const LASTS_DAYS = 2;
const PRIVATE = new RegExp(`^((?:images)?/?(designs|drafts|my-items|reviews)/(${UUID_PATTERN}))(.*)$`);
const SEAL = /^\.([0-9a-z]{1,8})\.([\w-]{22})(?=[/.])/;

/** For a picture with a sealed address: the browser keeps it as long as the address can be good. */
export const SEALED_CACHE = `private, max-age=${LASTS_DAYS * DAY_SECONDS}, immutable`;

type SealingShop = Pick<Shop, "env" | "now">;
/** Turns the path of a private picture into one that opens it; other paths stay as they are. */
export type Seal = (path: string) => string;

/**
 * For answers to this member only. The seal opens only this member's pictures, whatever path it is put on, and stays the same for a day, so
 * that the browser's cache works; each picture's day begins at its own time, so that not all are loaded again at once.
 */
export function sealFor({ env, now }: SealingShop, userId: string): Seal {
  const seconds = now().getTime() / 1000;
  return (path) => {
    const [, front, kind, id, rest] = PRIVATE.exec(path) ?? [];
    if (!front || !kind || !id) return path;
    const lastDay = Math.floor((seconds - dayStart(id)) / DAY_SECONDS) + LASTS_DAYS;
    return `${front}.${lastDay.toString(36)}.${sealOf(env.secret, { userId, kind, id, lastDay })}${rest}`;
  };
}

/** What an address names, and for whom it was sealed. */
export interface OpenedPath {
  readonly path: string;
  isFor(userId: string): boolean;
}

export function openPath({ env, now }: SealingShop, sealed: string): OpenedPath {
  const [, front, kind, id, rest = ""] = PRIVATE.exec(sealed) ?? [];
  const [seal, day = "", mac = ""] = SEAL.exec(rest) ?? [];
  if (!front || !kind || !id || !seal) return { path: sealed, isFor: () => false };
  const lastDay = Number.parseInt(day, 36);
  const isOver = now().getTime() / 1000 >= lastDay * DAY_SECONDS + dayStart(id);
  return {
    path: front + rest.slice(seal.length),
    isFor: (userId) => !isOver && isSameSecret(mac, sealOf(env.secret, { userId, kind, id, lastDay })),
  };
}

function dayStart(id: string): number {
  return Number.parseInt(id.slice(0, 8), 16) % DAY_SECONDS;
}

interface Sealed {
  readonly userId: string;
  readonly kind: string;
  readonly id: string;
  readonly lastDay: number;
}

/** Cut to 128 bits, as it lengthens every address. */
function sealOf(secret: string, { userId, kind, id, lastDay }: Sealed): string {
  return macOf(secret, `picture ${kind} ${id} ${lastDay} ${userId}`).slice(0, 22);
}
