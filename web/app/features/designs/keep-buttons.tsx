import type { CallFailure } from "@surimono/contract/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "#app/session/current-user.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { keepTried } from "./keep-tried.ts";
import { SIMULATOR_CONFIRM_PATH } from "./simulation-choice.ts";
import type { Simulation } from "./simulation-store.ts";

interface KeepButtonsProps {
  simulation: Simulation;
  keepAtOnce: boolean;
  onFailure: (failure: CallFailure | undefined) => void;
}

/** Signing in and signing up both return here and save it. */
const WAY_BACK = `redirectTo=${encodeURIComponent(`${SIMULATOR_CONFIRM_PATH}?keep=1`)}`;

/** A member saves it with one press, a guest after signing in or up. */
export function KeepButtons({ simulation, keepAtOnce, onFailure }: KeepButtonsProps) {
  const session = useSession();
  const userId = session.status === "member" ? session.member.user_id : undefined;
  const { keep, isKeeping } = useKeep(simulation, onFailure);
  const began = useRef(false);
  useEffect(() => {
    if (!keepAtOnce || !userId || began.current) return;
    began.current = true;
    void keep(userId);
  }, [keepAtOnce, userId, keep]);

  if (session.status === "guest") {
    return (
      <>
        <LinkButton to={`/login?mode=login&${WAY_BACK}`} className="max-sm:px-1">
          ログインして保存
        </LinkButton>
        <LinkButton
          to={`/login?mode=signup&${WAY_BACK}`}
          variant="primary"
          className="max-sm:col-span-full sm:min-w-52"
        >
          無料登録して保存する
        </LinkButton>
      </>
    );
  }
  return (
    <Button
      variant="primary"
      pending={isKeeping || !userId}
      onClick={() => userId && void keep(userId)}
      className="max-sm:col-span-full sm:min-w-52"
    >
      マイアイテムに保存する
    </Button>
  );
}

function useKeep(simulation: Simulation, onFailure: KeepButtonsProps["onFailure"]) {
  const navigate = useNavigate();
  const [isKeeping, setKeeping] = useState(false);
  const keep = async (userId: string) => {
    setKeeping(true);
    onFailure(undefined);
    const kept = await keepTried(simulation, userId);
    if (!kept.ok) {
      setKeeping(false);
      showToast("アイテムを作成できませんでした。（Create Failed）", { tone: "error" });
      return onFailure(kept.failure);
    }
    showToast("マイアイテムの下書きに保存しました。", { tone: "success" });
    await navigate(`/item/detail/${kept.value.product_id}/design/confirm`, { replace: true });
  };
  return { keep, isKeeping };
}
