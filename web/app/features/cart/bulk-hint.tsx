import type { WireCart } from "@surimono/contract/cart";
import { Icon } from "@surimono/ui/icon.tsx";

/** How many more pieces make the whole order cheaper (rule cart-bulk-discount). */
export function BulkHint({ next }: { next: WireCart["next_bulk_discount"] }) {
  if (!next) return null;
  return (
    <p className="mt-5 flex items-start gap-2 rounded-ctl bg-ok-tint px-4 py-3 text-14 text-ok">
      <Icon name="tag" size={18} className="mt-0.5" />
      <span>
        <span className="num font-bold">あと{next.missing}点</span>で、まとめ買い割引が
        <span className="num font-bold">{next.rate / 100}%</span>になります。
      </span>
    </p>
  );
}
