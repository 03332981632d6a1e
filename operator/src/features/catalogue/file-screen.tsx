import { getCatalogueFile } from "@surimono/contract/catalogue";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { FileEditor } from "./file-editor.tsx";
import { fileKey } from "./goods-query.ts";

/** One item, or one of the lists and tables that items share. */
export function FileScreen() {
  const [query] = useSearchParams();
  const path = query.get("path") ?? "";
  const isItem = path.startsWith("items/");
  const file = useQuery({
    queryKey: fileKey(path),
    queryFn: async () => orThrow(await call(getCatalogueFile, { path })),
  });
  return (
    <>
      <BackLink to={isItem ? "/goods" : "/goods/shared"}>{isItem ? "商品の一覧" : "色・素材・場所の一覧"}</BackLink>
      {/* Another file begins with its own text. */}
      <Fetched query={file}>{(one) => <FileEditor key={path} file={one} isItem={isItem} />}</Fetched>
    </>
  );
}
