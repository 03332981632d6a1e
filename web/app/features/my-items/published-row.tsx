import { listPublishedItems } from "@surimono/contract/my-items";
import { useQuery } from "@tanstack/react-query";
import { quietCall } from "#app/session/call.ts";
import { MarkedSection } from "#app/ui/marked-section.tsx";
import { PublishedCard } from "./shelf/published-card.tsx";

const PLACES = 4;

/** Silent on failure: nobody asked for this row of the home page. */
const latestWorks = {
  queryKey: ["published-items", "latest"],
  staleTime: 60_000,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const answer = await quietCall(listPublishedItems, { sort: "newest", limit: PLACES }, { signal });
    return answer.ok ? answer.value.data : [];
  },
};

/** Works that members show to everybody, newest first, if any. */
export function PublishedRow() {
  const { data = [] } = useQuery(latestWorks);
  if (data.length === 0) return null;
  return (
    <MarkedSection
      id="works"
      title="みんなの作品"
      lead="会員がつくって、公開しているアイテムです。"
      more={{ to: "/gallery", label: "ギャラリー" }}
    >
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-6 md:grid-cols-4">
        {data.map((item) => (
          <li key={item.product_id}>
            <PublishedCard item={item} to={`/gallery?item=${item.product_id}`} eager={false} heading="h3" />
          </li>
        ))}
      </ul>
    </MarkedSection>
  );
}
