import type { getDeskMember } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";

export type DeskMember = AnswerOf<typeof getDeskMember>;

export const memberKey = (id: string) => ["member", id] as const;

export interface MemberDialogProps {
  one: DeskMember;
  onDone: () => void;
  onClose: () => void;
}

/** What every decision says: about whom, and why. */
export const wishOf = ({ member }: DeskMember, form: FormData) => ({
  member_id: member.member_id,
  reason: String(form.get("reason")),
});
