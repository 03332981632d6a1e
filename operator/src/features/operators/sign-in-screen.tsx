import {
  confirmOperator,
  getOperatorDemo,
  signInDemoOperator,
  signInOperator,
  type WireOperator,
} from "@surimono/contract/operators";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { OPERATOR_KEY } from "../../session/use-operator.ts";
import { sayWhatIsMissing } from "../../ui/form-problems.ts";
import { PasskeyDoor } from "./passkey-door.tsx";

/** Fewer than these, and the operator is told. */
const FEW_CODES = 3;

export function SignInScreen() {
  const [half, setHalf] = useState<{ ticket: string; has_passkey: boolean }>();
  const enter = useEnter();
  return (
    <>
      <title>ログイン｜SURIMONO 管理</title>
      <h1 className="font-bold text-20">{half ? "2段階認証" : "担当者のログイン"}</h1>
      {half ? (
        <>
          {half.has_passkey && <PasskeyDoor ticket={half.ticket} onEnter={enter} />}
          <CodeForm ticket={half.ticket} onEnter={enter} onBack={() => setHalf(undefined)} />
        </>
      ) : (
        <>
          <PasswordForm onTicket={setHalf} />
          <PasskeyDoor onEnter={enter} />
          <DemoDoor onEnter={enter} />
        </>
      )}
    </>
  );
}

/** To where the operator wanted to go: a path of the console, and nothing else. */
function useEnter() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async (operator: WireOperator) => {
    const wanted = query.get("to") ?? "/";
    queryClient.clear();
    queryClient.setQueryData(OPERATOR_KEY, operator);
    await navigate(/^\/(?![/\\])/.test(wanted) ? wanted : "/", { replace: true });
  };
}

function PasswordForm({ onTicket }: { onTicket: (half: { ticket: string; has_passkey: boolean }) => void }) {
  const signIn = useMutation({
    mutationFn: async (form: FormData) =>
      orThrow(await call(signInOperator, { email: String(form.get("email")), password: String(form.get("password")) })),
    onSuccess: onTicket,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!signIn.isPending && !sayWhatIsMissing(event.currentTarget)) signIn.mutate(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={submit} noValidate className="mt-5 flex flex-col gap-2">
      {signIn.isError && <Notice tone="error">{signIn.error.message}</Notice>}
      <TextInput label="メールアドレス" name="email" type="email" autoComplete="username" required />
      <TextInput label="パスワード" name="password" type="password" autoComplete="current-password" required />
      <Button type="submit" variant="primary" wide pending={signIn.isPending}>
        次へ
      </Button>
    </form>
  );
}

interface CodeFormProps {
  ticket: string;
  onEnter: (operator: WireOperator) => Promise<void>;
  onBack: () => void;
}

function CodeForm({ ticket, onEnter, onBack }: CodeFormProps) {
  const confirm = useMutation({
    mutationFn: async (code: string) => orThrow(await call(confirmOperator, { ticket, code })),
    onSuccess: ({ operator, recovery_codes_left: left }, code) => {
      const isRecovery = !/^\s*\d{6}\s*$/.test(code.normalize("NFKC"));
      if (isRecovery && left < FEW_CODES)
        showToast(`リカバリーコードの残りは${left}個です。オーナーに、もう一度の招待をご依頼ください。`, {
          duration: 10_000,
        });
      return onEnter(operator);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!confirm.isPending && !sayWhatIsMissing(event.currentTarget))
      confirm.mutate(String(new FormData(event.currentTarget).get("code")));
  };
  return (
    <form onSubmit={submit} noValidate className="mt-5 flex flex-col gap-2">
      <TextInput
        label="確認コード"
        hint="認証アプリの6桁の数字です。アプリが使えないときは、リカバリーコードを入力してください。"
        name="code"
        inputMode="text"
        autoComplete="one-time-code"
        autoFocus
        required
        error={confirm.error?.message}
      />
      <Button type="submit" variant="primary" wide pending={confirm.isPending}>
        ログイン
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        はじめから
      </Button>
    </form>
  );
}

/** Only where the shop is a demo. */
function DemoDoor({ onEnter }: { onEnter: (operator: WireOperator) => Promise<void> }) {
  const demo = useQuery({ queryKey: ["operator-demo"], queryFn: async () => orThrow(await call(getOperatorDemo, {})) });
  const enter = useMutation({
    mutationFn: async () => orThrow(await call(signInDemoOperator, {})),
    onSuccess: ({ operator }) => onEnter(operator),
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  if (!demo.data?.available) return null;
  return (
    <div className="mt-6 border-line border-t pt-6">
      <p className="text-14 text-mute">これはお試しのお店です。登録せずに管理画面を見られます。</p>
      <Button wide className="mt-3" pending={enter.isPending} onClick={() => enter.mutate()}>
        デモのオーナーとして試す
      </Button>
    </div>
  );
}
