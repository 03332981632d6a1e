import { listDemoAccounts, signIn } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, orThrow, quietCall } from "#app/session/call.ts";

const NAMES = { consumer: "個人のお客様", business: "法人のお客様" } as const;

/** One press instead of a form, in a demo shop; elsewhere the server names no account and nothing shows. */
export function DemoSignIn({ onSignedIn }: { onSignedIn: (token: string) => Promise<void> }) {
  const { data } = useQuery({
    queryKey: ["demo-accounts"],
    queryFn: async () => orThrow(await quietCall(listDemoAccounts, {})),
    staleTime: Infinity,
  });
  const [entering, setEntering] = useState<string>();
  if (!data || data.accounts.length === 0) return null;
  const enter = async (email: string, password: string) => {
    setEntering(email);
    const answer = await call(signIn, { email, password });
    if (answer.ok) await onSignedIn(answer.value.token);
    else showToast(answer.failure.message, { tone: "error" });
    setEntering(undefined);
  };
  return (
    <section aria-labelledby="demo-heading" className="paper rounded-card p-5 md:p-6">
      <h2 id="demo-heading" className="font-bold text-16">
        お試し用アカウント
      </h2>
      <p className="mt-1 text-14">登録せずに、ひととおりお試しいただけます。</p>
      <ul className="mt-4 flex flex-col gap-3">
        {data.accounts.map(({ kind, email, password }) => (
          <li key={email}>
            <Button wide pending={entering === email} onClick={() => void enter(email, password)} icon="user">
              {NAMES[kind]}として試す
            </Button>
            <p className="mt-1 text-12 text-mute">
              {email}／{password}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
