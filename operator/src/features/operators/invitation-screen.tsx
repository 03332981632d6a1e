import { acceptInvitation, readInvitation, type WireOperator } from "@surimono/contract/operators";
import { OPERATOR_ROLES } from "@surimono/domain/operators";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { OPERATOR_KEY } from "../../session/use-operator.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { sayWhatIsMissing } from "../../ui/form-problems.ts";
import { QrCode } from "./qr-code.tsx";

/** What an invitation's letter leads to: password and second factor, then the recovery codes, this once. */
export function InvitationScreen() {
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const [opened, setOpened] = useState<{ operator: WireOperator; codes: readonly string[] }>();
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: async () => orThrow(await call(readInvitation, { token })),
    enabled: !opened,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const accept = useMutation({
    mutationFn: async (form: FormData) =>
      orThrow(
        await call(acceptInvitation, { token, password: String(form.get("password")), code: String(form.get("code")) }),
      ),
    onSuccess: ({ operator, recovery_codes: codes }) => setOpened({ operator, codes }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!accept.isPending && !sayWhatIsMissing(event.currentTarget)) accept.mutate(new FormData(event.currentTarget));
  };
  if (opened) return <RecoveryCodes {...opened} />;
  return (
    <>
      <title>招待｜SURIMONO 管理</title>
      <h1 className="font-bold text-20">管理画面へのご招待</h1>
      <Fetched query={invitation}>
        {(invited) => (
          <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-3">
            <p className="text-14">
              {invited.name} 様（{invited.email}）<br />
              役割：{invited.roles.map((role) => OPERATOR_ROLES[role].name).join("、")}
            </p>
            {!invited.is_new && (
              <Notice>パスワードと2段階認証を設定し直します。ログイン中の端末は、すべてログアウトされます。</Notice>
            )}
            <h2 className="mt-2 font-bold text-16">1. 認証アプリに登録する</h2>
            <p className="text-14">
              認証アプリでこのコードを読み取ってください。読み取れないときは、下の文字をアプリに入力します。
            </p>
            <QrCode text={invited.totp_uri} label="認証アプリに登録するQRコード" />
            <code className="num select-all break-all rounded-ctl bg-paper px-3 py-2 text-center text-14">
              {invited.totp_secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
            </code>
            <TextInput
              label="アプリに表示された6桁の数字"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
            <h2 className="font-bold text-16">2. パスワードを決める</h2>
            <input type="hidden" name="username" autoComplete="username" value={invited.email} />
            <TextInput
              label="パスワード"
              hint="8文字以上。関係のないことばをいくつかつなげると、覚えやすく安全です。"
              name="password"
              type="password"
              autoComplete="new-password"
              required
            />
            <FormProblem words={accept.error?.message} />
            <Button type="submit" variant="primary" wide pending={accept.isPending}>
              設定して始める
            </Button>
          </form>
        )}
      </Fetched>
    </>
  );
}

function RecoveryCodes({ operator, codes }: { operator: WireOperator; codes: readonly string[] }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    showToast("コピーしました。");
  };
  const start = async () => {
    queryClient.setQueryData(OPERATOR_KEY, operator);
    await navigate("/", { replace: true });
  };
  return (
    <>
      <title>リカバリーコード｜SURIMONO 管理</title>
      <h1 className="font-bold text-20">リカバリーコード</h1>
      <p className="mt-3 text-14">
        スマートフォンをなくしたときに、確認コードの代わりに1回ずつ使えます。いま保管してください。この画面を閉じると、もう表示できません。
      </p>
      <ul className="num mt-4 grid grid-cols-1 gap-2 rounded-ctl bg-paper p-4 text-center font-mono text-14 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-col gap-3">
        <Button icon="copy" wide onClick={copy}>
          コピーする
        </Button>
        <Button variant="primary" wide onClick={start}>
          保管しました
        </Button>
      </div>
    </>
  );
}
