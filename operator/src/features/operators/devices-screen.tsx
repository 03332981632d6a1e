import { endOperatorSession, endOtherOperatorSessions, listOperatorSessions } from "@surimono/contract/operators";
import { OPERATOR_ROLES } from "@surimono/domain/operators";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call, orThrow } from "../../session/call.ts";
import { useOperator } from "../../session/use-operator.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { Passkeys } from "./passkeys.tsx";

export function DevicesScreen() {
  const operator = useOperator();
  const devices = useQuery({
    queryKey: ["devices"],
    queryFn: async () => orThrow(await call(listOperatorSessions, {})).sessions,
  });
  const end = useMutation({
    mutationFn: async (sessionId: string) => orThrow(await call(endOperatorSession, { session_id: sessionId })),
    onSuccess: () => {
      showToast("その端末をログアウトしました。", { tone: "success" });
      return devices.refetch();
    },
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  const endOthers = useMutation({
    mutationFn: async () => orThrow(await call(endOtherOperatorSessions, {})),
    onSuccess: () => {
      showToast("ほかのすべての端末をログアウトしました。", { tone: "success" });
      return devices.refetch();
    },
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  return (
    <>
      <ScreenHeading title="ログインと端末" />
      <p className="text-14">
        {operator?.name}（{operator?.email}、役割：{operator?.roles.map((role) => OPERATOR_ROLES[role].name).join("、")}
        ）
      </p>
      <p className="mt-2 mb-5 text-14 text-mute">
        使わないまま2時間たつか、ログインから12時間たつと、自動でログアウトします。心当たりのない端末があれば、すぐにログアウトさせてください。
      </p>
      <Fetched query={devices}>
        {(sessions) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {sessions.map((session) => (
              <li key={session.session_id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
                <div className="min-w-0 flex-1">
                  <p className="font-bold text-deep">
                    {session.device || "不明な端末"}{" "}
                    {session.is_this && (
                      <Badge tone="ok" icon="check">
                        この端末
                      </Badge>
                    )}
                  </p>
                  <p className="num text-12 text-mute">
                    {session.address}／ログイン {momentOf(session.signed_in_at)}／最後の操作{" "}
                    {momentOf(session.last_used_at)}
                  </p>
                </div>
                {!session.is_this && (
                  <Button size={44} pending={end.isPending} onClick={() => end.mutate(session.session_id)}>
                    ログアウトさせる
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Fetched>
      {(devices.data?.length ?? 0) > 1 && (
        <Button
          className="mt-4"
          icon="logout"
          size={44}
          pending={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          ほかのすべての端末をログアウト
        </Button>
      )}
      <Passkeys />
    </>
  );
}
