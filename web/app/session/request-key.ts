import { useRef } from "react";

/** `crypto.randomUUID` is missing on plain http. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * The key of what is sent. The same as long as the same is sent, so that a press after an answer that was lost does nothing twice; another
 * for what was changed since, which would else be taken for what is known.
 */
export function useRequestKey(): (payload: unknown) => string {
  const last = useRef<{ readonly sent: string; readonly key: string }>(undefined);
  return (payload) => {
    const sent = JSON.stringify(payload);
    if (last.current?.sent !== sent) last.current = { sent, key: newUuid() };
    return last.current.key;
  };
}
