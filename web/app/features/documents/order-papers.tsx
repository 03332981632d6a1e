import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "#app/ui/link-button.tsx";
import { documentPath, orderDocumentsPath } from "./document-paths.ts";
import { orderDocumentsQuery } from "./documents.queries.ts";

/** On an order: a door to each document that it has or can have. */
export function OrderPapers({ orderId }: { orderId: string }) {
  const { data, isPending } = useQuery(orderDocumentsQuery(orderId));
  if (isPending) return <Skeleton className="h-12 rounded-ctl" />;
  const doors = data?.offers.filter(({ wait, issued }) => wait === "" || issued > 0) ?? [];
  const waiting = data?.offers.filter(({ wait, issued }) => wait !== "" && issued === 0) ?? [];
  if (doors.length + waiting.length === 0) return null;
  return (
    <section aria-label="書面" className="grid gap-2">
      {doors.map(({ kind, title }) => {
        const issued = data?.documents.filter((document) => document.kind === kind) ?? [];
        const [only] = issued.length === 1 ? issued : [];
        return (
          <LinkButton
            key={kind}
            wide
            variant="quiet"
            icon="receipt"
            to={only ? documentPath(only.document_id) : orderDocumentsPath(orderId)}
          >
            {title}
          </LinkButton>
        );
      })}
      {waiting.map(({ kind, wait }) => (
        <p key={kind} className="text-center text-12 text-mute">
          {wait}
        </p>
      ))}
    </section>
  );
}
