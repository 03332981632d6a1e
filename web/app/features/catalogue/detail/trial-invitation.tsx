import { TextLink } from "#app/ui/text-link.tsx";
import type { ChosenWorks } from "./chosen-works.ts";

/** The same choice, tried without a my item. */
export function TrialInvitation({ works }: { works: ChosenWorks }) {
  const chosen = works.works_id && { sku: works.sku, works: works.works_id };
  const query = new URLSearchParams({ productId: String(works.product_id), ...chosen });
  return (
    <p className="text-14">
      まだ決めていないときは、
      <TextLink to={`/items/designSimulator?${query}`}>保存せずにためしにデザイン</TextLink>
      できます。
    </p>
  );
}
