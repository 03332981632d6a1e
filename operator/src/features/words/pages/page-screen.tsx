import { getTextPage } from "@surimono/contract/words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { PageEditor } from "./page-editor.tsx";
import { PageHistory } from "./page-history.tsx";
import { pageKey } from "./page-words.ts";

/** One page's text: as it is shown, as it is being written, and as it was. */
export function PageScreen() {
  const name = useParams()["*"] ?? "";
  // An earlier version in place of what is written is another form.
  const [taken, setTaken] = useState(0);
  const page = useQuery({
    queryKey: pageKey(name),
    refetchOnWindowFocus: false,
    queryFn: async () => orThrow(await call(getTextPage, { name })),
  });
  return (
    <>
      <BackLink to={`/pages?view=${name.split("/")[0]}`}>ページの一覧</BackLink>
      <Fetched query={page}>
        {(found) => (
          <>
            <ScreenHeading
              title={found.title}
              aside={
                <a
                  href={found.path}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center underline"
                >
                  お店で見る
                </a>
              }
            />
            <PageEditor key={`${name} ${taken}`} page={found} refetch={async () => (await page.refetch()).data} />
            <PageHistory page={found} onTaken={() => setTaken(taken + 1)} />
          </>
        )}
      </Fetched>
    </>
  );
}
