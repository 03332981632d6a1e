import type { getDeskMember } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";

export type DeskMember = AnswerOf<typeof getDeskMember>;

export const memberKey = (id: string) => ["member", id] as const;

export interface MemberDialogProps {
  one: DeskMember;
  onDone: () => void;
  onClose: () => void;
}

/** Whom a dialog is about. */
export const aboutMember = ({ member }: DeskMember) =>
  [member.company, member.name || member.nickname, member.email].filter(Boolean).join("　");

/** What every decision says: about whom, and why. */
export const wishOf = ({ member }: DeskMember, form: FormData) => ({
  member_id: member.member_id,
  reason: String(form.get("reason")),
});
