import { Button } from "@surimono/ui/button.tsx";
import { useNavigate } from "react-router";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** The address names goods that never were. */
export function NoSuchItem() {
  const navigate = useNavigate();
  const way = useWayToGoods();
  return (
    <EmptyState
      title="アイテムが見つかりませんでした"
      action={<Button onClick={() => void navigate(way("/items"))}>アイテム一覧を見る</Button>}
    >
      お取り扱いを終えたか、アドレスがちがうようです。
    </EmptyState>
  );
}
