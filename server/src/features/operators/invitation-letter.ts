import { INVITATION_HOURS, OPERATOR_ROLES } from "@surimono/domain/operators";
import type { Env } from "../../platform/env/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { isSameSecret, macOf } from "../../platform/mac.ts";
import { LETTER_HANDLING, type Letter } from "../../platform/mail/index.ts";
import { UUID_PATTERN } from "../../platform/uuid-pattern.ts";
import { findInvitation } from "./invitations.store.ts";
import type { Invitation } from "./operators.tables.ts";

/** Its data says which invitation; the link is made when the letter is sent, so that no token is in the database. */
export const invitationJob = jobKind<{ readonly invitationId: string }>("operator-invitation");

export function handleInvitations(shop: Shop): void {
  shop.jobs.handle(
    invitationJob,
    async ({ invitationId }, { id }) => {
      const invitation = await findInvitation(shop.database.db, invitationId, shop.now());
      if (invitation) await shop.mail.send(invitationLetter(shop.env, invitation), id);
    },
    { ...LETTER_HANDLING, forDays: true },
  );
}

export function invitationLetter(env: Pick<Env, "publicUrl" | "secret">, invitation: Invitation): Letter {
  const roles = invitation.roles.map((role) => OPERATOR_ROLES[role].name).join("、");
  return {
    to: invitation.email,
    subject: "【SURIMONO】管理画面へのご招待",
    text: [
      `${invitation.name} 様`,
      "",
      `SURIMONOの管理画面に、担当者として招待されました（招待した人：${invitation.invitedBy}、役割：${roles}）。`,
      "確認コードを表示するアプリを用意し、下のリンクを開いて、パスワードと2段階認証を設定してください。",
      "",
      `${env.publicUrl}/operator/invitation?token=${invitationToken(env, invitation.id)}`,
      "",
      `リンクは${INVITATION_HOURS}時間、一度だけ使えます。`,
      "お心当たりがない場合は、このメールを破棄してください。",
    ].join("\n"),
  };
}

const TOKEN = new RegExp(`^(${UUID_PATTERN})(.*)$`, "s");

/** Which invitation, signed by the shop. It cannot be made from a copy of the database alone. */
export function invitationToken(env: Pick<Env, "secret">, id: string): string {
  return id + macOfInvitation(env, id);
}

export function readInvitationToken(env: Pick<Env, "secret">, token: string): string | undefined {
  const [, id, mac] = TOKEN.exec(token) ?? [];
  return id && mac && isSameSecret(mac, macOfInvitation(env, id)) ? id : undefined;
}

function macOfInvitation({ secret }: Pick<Env, "secret">, id: string): string {
  return macOf(secret, `operator invitation ${id}`);
}
