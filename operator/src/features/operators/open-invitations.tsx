import type { AnswerOf } from "@surimono/contract/kernel";
import { type listOperators, withdrawInvitation } from "@surimono/contract/operators";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { momentOf } from "../../ui/moment.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { namesOf } from "./role-names.ts";

type Invitation = AnswerOf<typeof listOperators>["invitations"][number];

interface OpenInvitationsProps {
  invitations: readonly Invitation[];
  onWithdrawn: () => void;
}

/** Whose letter was not answered yet. One that went to a wrong address, or gave too much, can be taken back. */
export function OpenInvitations({ invitations, onWithdrawn }: OpenInvitationsProps) {
  const [asked, setAsked] = useState<Invitation>();
  return (
    <>
      {invitations.length > 0 && (
        <section aria-label="返事待ちの招待" className="mt-8">
          <h2 className="mb-3 font-bold text-16">返事待ちの招待</h2>
          <ul className="divide-y divide-line rounded-card border border-line">
            {invitations.map((one) => (
              <li key={one.email} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
                <div className="min-w-60 flex-1">
                  <p className="font-bold text-deep">{one.name}</p>
                  <p className="num text-12 text-mute">
                    {one.email}／{namesOf(one.roles)}／{momentOf(one.expires_at)} まで
                  </p>
                </div>
                <Button size={44} aria-label={`${one.name} さんへの招待を取り消す`} onClick={() => setAsked(one)}>
                  取り消す
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked && (
        <ReasonDialog
          title={`${asked.name} さんへの招待を取り消しますか？`}
          about={asked.email}
          effect="お送りしたメールのリンクは使えなくなります。必要なときは、もう一度招待してください。"
          yes="招待を取り消す"
          withReason={false}
          run={async () => orThrow(await call(withdrawInvitation, { email: asked.email }))}
          onDone={() => {
            showToast("招待を取り消しました。", { tone: "success" });
            onWithdrawn();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
