import { DraftRow } from "#app/features/my-items/draft-row.tsx";
import { draftsOfGoods } from "#app/features/my-items/my-items.queries.ts";
import { queryClient } from "../query-client.ts";

/** The member's drafts of the goods; drafts of goods no longer made cannot be continued. */
export async function drawDraftsOfGoods(itemId: number) {
  const drafts = (await queryClient.fetchQuery(draftsOfGoods(itemId))).filter(({ withdrawn }) => !withdrawn);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="begun">
      <h3 id="begun" className="font-bold text-16">
        このアイテムの つくりかけ
      </h3>
      <div className="mt-3 grid gap-3">
        {drafts.map((draft) => (
          <DraftRow key={draft.product_id} item={draft} />
        ))}
      </div>
    </section>
  );
}
