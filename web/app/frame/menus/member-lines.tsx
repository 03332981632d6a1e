import { formatNumber } from "@surimono/domain/kernel";
import { Icon } from "@surimono/ui/icon.tsx";
import { Link } from "react-router";
import { useMiles } from "#app/features/miles/miles.queries.ts";
import { isConsumer, type Member } from "#app/session/current-user.ts";

/**
 * The signed-in member, at the top of both menus (rule frame-user-menu): a consumer with rank, miles and a link to /rank, a business with its
 * name.
 */
export function MemberLines({ member }: { member: Member }) {
  const miles = useMiles();
  if (!isConsumer(member)) {
    return (
      <>
        <b className="block truncate text-14 text-deep">{member.business?.company_name || member.nickname}</b>
        <span title={member.email} className="block truncate text-12 text-mute">
          {member.email}
        </span>
      </>
    );
  }
  return (
    <Link to="/rank" className="group flex min-h-11 items-center gap-2">
      <span className="min-w-0 flex-1">
        <span title={member.email} className="block truncate text-14 text-deep group-hover:underline">
          {member.email}
        </span>
        {miles && (
          <span className="num flex flex-wrap items-baseline gap-x-3 text-12">
            <b className="text-red-text">{miles.current_rank_name}会員</b>
            <span>{formatNumber(miles.usable_miles)} マイル</span>
          </span>
        )}
      </span>
      <Icon name="chevron-right" size={16} className="shrink-0 text-mute max-md:hidden" />
    </Link>
  );
}
