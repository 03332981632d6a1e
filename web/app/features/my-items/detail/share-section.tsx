import { listSharedLinks, type MyItem, makeSharedLink } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useId, useState } from "react";
import { call, orThrow } from "#app/session/call.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { queryClient } from "../../../query-client.ts";
import { RemixSwitch } from "./remix-switch.tsx";
import { ShareButtons } from "./share-buttons.tsx";
import { SharedLinkRow } from "./shared-link-row.tsx";

const LinkComments = lazyPart(async () => (await import("./link-comments.tsx")).LinkComments);

/** Links that show an item to friends, without an account: a draft as it is whenever they look. */
export function ShareSection({ item }: { item: MyItem }) {
  const headingId = useId();
  const productId = item.product_id;
  const queryKey = ["my-items", "links", productId];
  const links = useQuery({
    queryKey,
    queryFn: async ({ signal }) => orThrow(await call(listSharedLinks, { product_id: productId }, { signal })).links,
  });
  const [url, setUrl] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [mayRemix, setMayRemix] = useState(false);
  const isDraft = item.status === 0;
  const readAgain = () => queryClient.invalidateQueries({ queryKey });
  const make = async () => {
    setBusy(true);
    const answer = await call(makeSharedLink, { product_id: productId, may_remix: mayRemix });
    if (answer.ok) setUrl(answer.value.url);
    else showToast(answer.failure.message, { tone: "error" });
    await readAgain();
    setBusy(false);
  };

  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="font-bold text-16">
        友だちに見せる
      </h3>
      <p className="text-14">
        リンクを受け取った方だけが、会員でなくても見られます。検索には出ません。いつでも閉じられます。
        {isDraft && "下書きは、そのときどきの見た目で表示されます。描きかえると、リンクの見え方も変わります。"}
      </p>
      {url && (
        <div ref={bringIntoView} className="grid gap-2">
          <TextInput readOnly value={url} label="リンクのアドレス" onFocus={({ target }) => target.select()} />
          <ShareButtons url={url} name={item.new_name} />
          <Notice>アドレスが表示されるのは、いまだけです。なくしたときは、新しいリンクをつくってください。</Notice>
        </div>
      )}
      <RemixSwitch checked={mayRemix} isDraft={isDraft} onChange={() => setMayRemix(!mayRemix)} />
      <div>
        <Button size={44} pending={busy} onClick={() => void make()}>
          {url ? "もう1つリンクをつくる" : "リンクをつくる"}
        </Button>
      </div>
      {links.data && links.data.length > 0 && (
        <Suspense fallback={null}>
          <LinkComments item={item} links={links.data} />
        </Suspense>
      )}
      {links.data && links.data.length > 0 && (
        <ul aria-label="開いているリンク" className="divide-y divide-line border-line border-y text-14">
          {links.data.map((link) => (
            <SharedLinkRow
              key={link.link_id}
              productId={productId}
              isDraft={isDraft}
              link={link}
              onChanged={readAgain}
              onClosed={() => setUrl(undefined)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Out from under the bar at the foot. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: "center" });
