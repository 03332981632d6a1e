import type { OpenedDesign } from "@surimono/contract/designs";
import { PRINT_STEP } from "@surimono/domain/catalogue";
import { formatYen } from "@surimono/domain/kernel";
import { Editor, type EditorHandle } from "@surimono/studio/editor";
import { designKey } from "@surimono/studio/left-work";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { endSession, useSession } from "#app/session/current-user.ts";
import { pathVia } from "#app/session/path-via.ts";
import { createOtherGoods } from "./other-goods.ts";
import { PALETTE } from "./palette.ts";
import { createPictureSource } from "./picture-source.ts";
import { presentAreas, presentItem } from "./present-design.ts";
import { priceDesign, priceUnit } from "./price-design.ts";
import { createSaver } from "./saver.ts";
import { useStayInStudio } from "./use-stay-in-studio.ts";

interface StudioScreenProps {
  design: OpenedDesign;
  isPhone: boolean;
}

/** The editor, given the design and the API. */
export function StudioScreen({ design, isPhone }: StudioScreenProps) {
  const navigate = useNavigate();
  const session = useSession();
  const editor = useRef<EditorHandle>(null);
  useStayInStudio(editor);
  const [document, setDocument] = useState(design.document);
  const saver = useMemo(() => createSaver(design), [design]);
  const goods = useMemo(() => createOtherGoods(design), [design]);
  const source = useMemo(() => createPictureSource(), []);
  const price = priceDesign(design, document);
  const areas = useMemo(() => presentAreas(design), [design]);
  const item = useMemo(() => presentItem(design), [design]);
  if (session.status !== "member") return null;
  return (
    <main className="fixed inset-0">
      <Editor
        ref={editor}
        item={item}
        areas={areas}
        saved={{
          document: design.document,
          revision: design.revision,
          savedAt: design.revision > 0 ? Date.parse(design.saved_at) : undefined,
        }}
        storageKey={designKey(session.member.user_id, design.product_id, design.step_id)}
        colorsKey={`surimono/colors/${session.member.user_id}`}
        server={saver}
        {...(design.step_id === PRINT_STEP && { goods })}
        complete={async (finished, revision, accepted) => {
          const answer = await saver.complete(finished, revision, accepted);
          if (answer.ok) await navigate(`/item/design/callback?productId=${design.product_id}`);
          return answer;
        }}
        onChange={setDocument}
        {...source}
        artUrl="/art"
        isPhone={isPhone}
        palette={PALETTE}
        price={{ text: formatYen(price.total), unit: priceUnit(design), notes: price.notes }}
        onSignIn={() => {
          endSession();
          void navigate(pathVia("/redirect", location));
        }}
        onBack={() => void navigate(wayBack(design))}
      />
    </main>
  );
}

function wayBack({ product_id, step_id, item, revision }: OpenedDesign): string {
  if (step_id !== PRINT_STEP) return `/item/detail/${product_id}/design/confirm`;
  return revision > 0 ? "/my-items?itemTab=1" : `/items/detail/${item.item_id}`;
}
