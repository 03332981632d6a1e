import type { CallFailure } from "@surimono/contract/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { useSession } from "#app/session/current-user.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ONE_PICTURE_PATH } from "../simulation-choice.ts";
import type { OnePicture, Simulation } from "../simulation-store.ts";
import { keepChosen } from "./keep-chosen.ts";

interface SavePictureProps {
  picture: OnePicture;
  simulations: readonly Simulation[];
  onKept: (simulation: Simulation) => void;
  onFailure: (failure: CallFailure | undefined) => void;
}

const WAY_BACK = `redirectTo=${encodeURIComponent(ONE_PICTURE_PATH)}`;

/** Saves the picture on the ticked goods. A guest signs up first; the picture waits on this device. */
export function SavePicture({ picture, simulations, onKept, onFailure }: SavePictureProps) {
  const session = useSession();
  const [isKeeping, setKeeping] = useState(false);

  async function keep(userId: string): Promise<void> {
    setKeeping(true);
    onFailure(undefined);
    const done = await keepChosen(picture, simulations, userId, onKept);
    if (!done.ok) {
      showToast("アイテムを作成できませんでした。（Create Failed）", { tone: "error" });
      onFailure(done.failure);
    }
    setKeeping(false);
  }

  if (session.status === "guest")
    return (
      <LinkButton to={`/login?mode=signup&${WAY_BACK}`} variant="primary">
        無料登録して保存する
      </LinkButton>
    );
  if (session.status !== "member") return null;
  return (
    <Button variant="primary" pending={isKeeping} onClick={() => void keep(session.member.user_id)}>
      まとめて保存
    </Button>
  );
}
