import { token } from "#app/session/token.ts";

/**
 * A new account needs the letter's link or code and the password together (decision 020). The tab that signed up still has the password in
 * memory, and gives it to the tab of this browser that opened the letter: nobody types it twice, and it is stored nowhere.
 */
const CHANNEL = "surimono.first-password";

let kept: string | undefined;
let drop: (() => void) | undefined;

/** That of this tab's sign-up; a reload forgets it. */
export function readFirstPassword(): string | undefined {
  return kept;
}

/** Gives it to other tabs until somebody is signed in, or this tab signs up again or is closed. */
export function keepFirstPassword(password: string): void {
  drop?.();
  kept = password;
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener("message", ({ data }) => {
    if (data === "asked") channel.postMessage({ password });
  });
  const stop = token.subscribe(() => token.get() && drop?.());
  drop = () => {
    drop = undefined;
    kept = undefined;
    stop();
    channel?.close();
  };
}

/** Asks the other tabs; the first answer counts. Returns how to stop listening. */
export function askFirstPassword(onAnswer: (password: string) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (typeof data?.password !== "string") return;
    channel.close();
    onAnswer(data.password);
  };
  channel.postMessage("asked");
  return () => channel.close();
}
