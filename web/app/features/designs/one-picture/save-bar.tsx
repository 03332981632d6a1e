import type { CallFailure } from "@surimono/contract/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { useSession } from "#app/session/current-user.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ONE_PICTURE_PATH } from "../simulation-choice.ts";
import type { OnePicture, Simulation } from "../simulation-store.ts";
import { keepChosen } from "./keep-chosen.ts";

interface SaveBarProps {
  picture: OnePicture;
  /** Chosen and not kept yet. */
  simulations: readonly Simulation[];
  keptCount: number;
  onKept: (simulation: Simulation) => void;
  onFailure: (failure: CallFailure | undefined) => void;
}

const WAY_BACK = `redirectTo=${encodeURIComponent(ONE_PICTURE_PATH)}`;

/** Saves what is ticked. A guest signs up first; the picture waits on this device. */
export function SaveBar({ picture, simulations, keptCount, onKept, onFailure }: SaveBarProps) {
  const session = useSession();
  const [isKeeping, setKeeping] = useState(false);
  const count = simulations.length;
  if (count === 0 && keptCount === 0) return null;

  async function keep(userId: string): Promise<void> {
    setKeeping(true);
    onFailure(undefined);
    const done = await keepChosen(picture, simulations, userId, onKept);
    if (!done.ok) onFailure(done.failure);
    setKeeping(false);
  }

  return (
    <section
      aria-label="選んだアイテム"
      className="sticky bottom-[calc(var(--spacing)*2)] z-10 mt-8 flex flex-wrap items-center gap-3 rounded-card border border-line bg-white p-3 shadow-float max-md:bottom-[4.5rem]"
    >
      <p className="num mr-auto font-bold text-14" aria-live="polite">
        {count > 0 ? `${count}点を選択中` : `${keptCount}点を保存しました`}
      </p>
      {keptCount > 0 && count === 0 && <LinkButton to="/my-items?itemTab=1">下書きを見る</LinkButton>}
      {count > 0 && session.status === "guest" && (
        <LinkButton to={`/login?mode=signup&${WAY_BACK}`} variant="primary">
          無料登録して保存する
        </LinkButton>
      )}
      {count > 0 && session.status === "member" && (
        <Button variant="primary" pending={isKeeping} onClick={() => void keep(session.member.user_id)}>
          まとめて保存
        </Button>
      )}
    </section>
  );
}
