import { KEPT_DAYS } from "@surimono/domain/my-items";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export function EmptyCart() {
  return (
    <>
      <h1 className="sr-only">カート</h1>
      <EmptyState
        title="カートは空です"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/my-items?itemTab=0" variant="primary" size={56}>
              マイアイテムからえらぶ
            </LinkButton>
            <LinkButton to="/items" size={56} icon="pencil">
              新しくデザインする
            </LinkButton>
          </div>
        }
      >
        完成したマイアイテムのサイズと数量をえらぶと、ここに入ります。{KEPT_DAYS}
        日間ご注文のなかったアイテムは、カートから外れて、マイアイテムに残っています。
      </EmptyState>
    </>
  );
}
