import { useNavigate } from "react-router";
import { confirm } from "#app/ui/confirm.ts";

/** Asks first (spec §2), then leaves by the logout route. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const sure = await confirm({ title: "ログアウトしますか？", yes: "ログアウトする", no: "ログアウトしない" });
    if (sure) await navigate("/logout");
  };
}
