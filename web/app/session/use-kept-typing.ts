import { showToast } from "@surimono/ui/toast.ts";
import { useEffect, useRef, useState } from "react";
import { useSession } from "./current-user.ts";
import { beforeSessionEnds } from "./token.ts";

const KEY = "surimono.typed";

/** What one member left unsaved in this tab, by form. */
interface Kept {
  readonly member: string;
  readonly forms: Readonly<Record<string, unknown>>;
}

function readKept(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "") as Kept;
  } catch {
    return undefined;
  }
}

function keptBy(member: string): Kept {
  const kept = readKept();
  return kept?.member === member ? kept : { member, forms: {} };
}

function writeKept(kept: Kept): void {
  if (Object.keys(kept.forms).length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept));
  else sessionStorage.removeItem(KEY);
}

/** Whether to reopen a form, so that its unsaved input is visible. */
export function hasKeptTyping(form: string): boolean {
  return form in (readKept()?.forms ?? {});
}

/**
 * When a session ends unintentionally (it expired, another tab logged out), unsaved input stays in this tab until the same member
 * opens the form again: returned here, once. `typed` returns undefined while there is nothing to lose.
 */
export function useKeptTyping<Value>(form: string, typed: () => Value | undefined): Value | undefined {
  const session = useSession();
  const member = session.status === "member" ? session.member.user_id : undefined;
  const [recalled] = useState(() => (member ? (keptBy(member).forms[form] as Value | undefined) : undefined));
  const now = useRef(typed);
  now.current = typed;

  useEffect(() => {
    if (!member) return;
    const { [form]: _, ...forms } = keptBy(member).forms;
    writeKept({ member, forms });
    const keep = () => {
      const value = now.current();
      if (value !== undefined) writeKept({ member, forms: { ...keptBy(member).forms, [form]: value } });
    };
    beforeSessionEnds.add(keep);
    return () => void beforeSessionEnds.delete(keep);
  }, [form, member]);

  useEffect(() => {
    if (recalled !== undefined) showToast("ログアウトの前に入力していた内容を戻しました。まだ保存されていません。");
  }, [recalled]);

  return recalled;
}
