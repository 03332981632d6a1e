import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";
import { RegistrationMark } from "#app/ui/registration-mark.tsx";
import { readMaintenance } from "./maintenance.ts";
import { usePolling } from "./polling.ts";

const POLL = 60_000;

/**
 * Everybody is sent here while the shop is closed. The page polls, says when the shop is open, and leads back to `wanted`, which still has
 * its state, such as the choices of an order.
 */
export function MaintainScreen({ wanted }: { wanted: string }) {
  const [over, setOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    const closed = await readMaintenance();
    if (closed !== undefined) setOver(!closed);
    return closed !== undefined;
  };
  usePolling({ work: ask, intervalMs: POLL });
  const askNow = async () => {
    setAsking(true);
    await ask();
    setAsking(false);
  };
  return (
    <main className="page flex min-h-[70dvh] flex-col items-center justify-center py-16 text-center">
      <RegistrationMark size={72} className={over ? "text-red" : "animate-breathe text-red"} />
      <div role="status">
        <h1 className="mt-8 font-bold text-28 md:text-40">
          {over ? "メンテナンスが終わりました" : "ただいまメンテナンス中です"}
        </h1>
        <p className="mx-auto mt-4 max-w-lg leading-relaxed">
          {over
            ? "お待たせしました。いつもどおりご利用いただけます。"
            : "刷り機を整えています。終わりしだい、この画面でお知らせします。ご不便をおかけして申しわけありません。"}
        </p>
      </div>
      <div className="mt-8">
        {over ? (
          <div className="flex flex-wrap justify-center gap-3">
            {wanted !== "/" && (
              <LinkButton to={wanted} reloadDocument variant="primary" size={56}>
                もとのページへ戻る
              </LinkButton>
            )}
            <LinkButton to="/" reloadDocument variant={wanted === "/" ? "primary" : "outline"} size={56}>
              トップページへ戻る
            </LinkButton>
          </div>
        ) : (
          <Button size={56} icon="refresh" pending={asking} onClick={() => void askNow()}>
            もう一度確認する
          </Button>
        )}
      </div>
    </main>
  );
}
