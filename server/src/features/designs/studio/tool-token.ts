import type { DesignStep } from "@surimono/domain/catalogue";
import { isSameSecret, macOf } from "../../../platform/mac.ts";

/**
 * The content of the studio's URL: whose design of which my item, which step, until when (seconds). It grants nothing by itself: the bearer
 * must be the same member.
 */
export interface ToolClaim {
  readonly userId: string;
  readonly productId: number;
  readonly step: DesignStep;
  readonly expires: number;
}

/** Long enough to load the page; after that the open studio works with the bearer alone. */
export const TOOL_TOKEN_SECONDS = 600;

export function signToolToken(secret: string, { userId, productId, step, expires }: ToolClaim): string {
  const body = Buffer.from(JSON.stringify([userId, productId, step, expires])).toString("base64url");
  return `${body}.${macOf(secret, signed(body))}`;
}

/** Undefined when the token is not ours. The caller checks whether it has expired. */
export function readToolToken(secret: string, token: string): ToolClaim | undefined {
  const [body, mac] = token.split(".");
  if (!body || !mac || !isSameSecret(mac, macOf(secret, signed(body)))) return undefined;
  const [userId, productId, step, expires] = JSON.parse(Buffer.from(body, "base64url").toString()) as [
    string,
    number,
    DesignStep,
    number,
  ];
  return { userId, productId, step, expires };
}

const signed = (body: string) => `design-tool:${body}`;
