import type { PublishedItem } from "@surimono/contract/my-items";
import { Icon } from "@surimono/ui/icon.tsx";
import { Link } from "react-router";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";

interface PublishedCardProps {
  item: PublishedItem;
  to: string;
  eager: boolean;
  /** One level below the heading above it. */
  heading?: "h2" | "h3";
}

/** One work of the gallery; the whole card opens it. */
export function PublishedCard({ item, to, eager, heading: Heading = "h2" }: PublishedCardProps) {
  return (
    <article className="group relative flex flex-col">
      <div className="paper flex aspect-[8/9] items-center justify-center overflow-hidden rounded-card">
        <MyItemPicture
          url={item.image_urls[0] ?? ""}
          alt=""
          sizes="(min-width: 1048px) 282px, (min-width: 540px) 33vw, 50vw"
          eager={eager}
          className="max-h-[90%] w-auto object-contain transition-transform duration-200 group-hover:scale-[1.02]"
        />
      </div>
      <Heading className="palt mt-3 line-clamp-2 font-bold text-16">
        <Link to={to} state={{ fromList: true }} preventScrollReset className="after:absolute after:inset-0">
          {item.new_name}
        </Link>
      </Heading>
      <p className="mt-1 flex min-w-0 items-center gap-1.5 text-12 text-mute">
        <Icon name="user" size={14} />
        <span className="truncate">{item.nickname}</span>
      </p>
      <p className="mt-1 line-clamp-2 text-12 text-ink leading-relaxed">{item.description}</p>
    </article>
  );
}
