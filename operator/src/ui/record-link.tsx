import { Link } from "react-router";
import { useRight } from "../session/use-operator.ts";

/** Leads to the record of one thing, which says what was before and after. */
export function RecordLink({ subject }: { subject: string }) {
  if (!useRight("record.see")) return null;
  return (
    <Link
      to={`/record?${new URLSearchParams({ subject })}`}
      className="inline-flex min-h-11 items-center text-14 underline"
    >
      変わったことを記録で見る
    </Link>
  );
}
