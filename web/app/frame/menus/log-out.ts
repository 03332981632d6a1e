import { useNavigate } from "react-router";
import { confirm } from "#app/ui/confirm.ts";

/** Asks first (rule session-logout), then leaves by the logout route. `before` closes the menu it was chosen from. */
export function useLogOut(before?: () => void): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    before?.();
    const sure = await confirm({ title: "ログアウトしますか？", yes: "ログアウトする", no: "ログアウトしない" });
    if (sure) await navigate("/logout");
  };
}
