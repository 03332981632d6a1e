import type { Layer } from "@surimono/domain/designs";
import { useEffect, useRef, useState } from "react";
import { facesOf, type MoodId, moodOf, type Proposal, propose, type Site, type Wish } from "../../../arranger/index.ts";
import { loadStampTheme, STAMP_THEMES, type Stamp, type TextShaper } from "../../../scene/index.ts";
import { goodsOf } from "../../checks/editor-checks.ts";
import { openAreaOf } from "../../commands/fit-commands.ts";
import { layTemplate, workplaceOf } from "../../commands/lay-template.ts";
import type { EditorProps } from "../../editor-props.ts";
import { goodsColorOf } from "../../model/goods-color.ts";
import type { UploadedImage } from "../../model/make-layer.ts";
import type { Session } from "../../session/session.ts";
import { useEditorProps, useEditorState, useSession } from "../../session/session-context.ts";
import { measured } from "../../tools/tool.ts";
import { linesOf, MOST_LINES, wordsProblem } from "./asked-words.ts";

interface Asked {
  readonly words: string;
  readonly mood: MoodId;
  readonly picture: UploadedImage | undefined;
}

interface Arranged {
  readonly kind: "untouched" | "working" | "ready" | "failed";
  readonly proposals: readonly Proposal[];
  readonly text: TextShaper | undefined;
  readonly stamps: readonly Stamp[];
}

interface Remembered {
  asked: Asked;
  turn: number;
  state: Arranged;
  site: string;
}

const NOTHING: Arranged = { kind: "untouched", proposals: [], text: undefined, stamps: [] };
/** Whoever closes the panel to look at the workbench finds it as it was. */
const remembered = new WeakMap<Session, Remembered>();

export function useArranging(onAdded: () => void) {
  const session = useSession();
  const props = useEditorProps();
  const siteKey = useEditorState(workplaceOf);
  const [known] = useState<Remembered>(() => remembered.get(session) ?? firstOf(session, siteKey));
  const [asked, setAsked] = useState(known.asked);
  const [state, setState] = useState(known.state);
  const [laying, setLaying] = useState<Proposal>();
  const run = useRef(0);

  useEffect(() => {
    remembered.set(session, known);
    return () => {
      run.current += 1;
      // Nobody goes on with it: what there is by now is found again.
      if (known.state.kind === "working")
        known.state = known.state.proposals.length > 0 ? { ...known.state, kind: "ready" } : NOTHING;
    };
  }, [session, known]);

  async function start(wanted: Asked, turn: number): Promise<void> {
    run.current += 1;
    const mine = run.current;
    const tell = (next: Arranged) => {
      if (mine !== run.current) return false;
      Object.assign(known, { asked: wanted, turn, state: next, site: siteKey });
      setState(next);
      return true;
    };
    const wish = wishOf(wanted);
    const area = openAreaOf(session);
    if (!area || wish.lines.length === 0 || wordsProblem(wanted.words)) {
      // Another run that was under way no longer ends it.
      tell(NOTHING);
      return;
    }
    tell({ ...known.state, kind: "working" });
    const site = siteOf(session, props, area, wanted.picture);
    try {
      const [text, stamps] = await Promise.all([
        session.scene.lettered.ensure(wish.lines.join(""), facesOf(moodOf(wish.mood))),
        allStamps(),
      ]);
      const proposals: Proposal[] = [];
      for (const proposal of propose(wish, site, { text, stamps }, turn)) {
        if (proposal) proposals.push(proposal);
        // Each takes some hundredths of a second: between them the page answers presses.
        await aTask();
        if (!tell({ kind: "working", proposals: [...proposals], text, stamps })) return;
      }
      tell({ kind: "ready", proposals, text, stamps });
    } catch {
      tell({ ...NOTHING, kind: "failed" });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or colour asks for other layouts
  useEffect(() => {
    if (known.state.kind !== "untouched" && known.site !== siteKey) void start(asked, known.turn);
  }, [siteKey]);

  return {
    asked,
    state,
    laying,
    change(fields: Partial<Asked>) {
      const wanted = { ...asked, ...fields };
      setAsked(wanted);
      known.asked = wanted;
      const isOnlyWords = fields.words !== undefined;
      // While words are typed the old layouts stay.
      if (!isOnlyWords && state.kind !== "untouched") void start(wanted, 0);
    },
    again: () => void start(asked, known.state.kind === "ready" ? known.turn + 1 : 0),
    async lay(proposal: Proposal) {
      setLaying(proposal);
      if (await laidDown(session, proposal, moodOf(asked.mood).label)) onAdded();
      setLaying(undefined);
    },
  };
}

function siteOf(
  { store }: Session,
  { item, areas }: Pick<EditorProps, "item" | "areas">,
  place: Site["place"],
  picture: UploadedImage | undefined,
): Site {
  const { document } = store.get();
  const color = goodsColorOf(item, document.colorId).hex;
  return { goods: { ...goodsOf(document, item, areas), color }, place, picture: picture?.facts };
}

/** The words that the place has already are the likeliest ones. */
function firstOf({ store }: Session, site: string): Remembered {
  const { document, areaKindId } = store.get();
  const layers = document.areas.find((area) => area.areaKindId === areaKindId)?.layers ?? [];
  const texts = layers.flatMap((layer) => (layer.kind === "text" ? layer.text.split("\n") : []));
  const words = texts.slice(0, MOST_LINES).join("\n");
  return { asked: { words, mood: "gentle", picture: undefined }, turn: 0, state: NOTHING, site };
}

function wishOf({ words, mood, picture }: Asked): Wish {
  const lines = linesOf(words);
  if (!picture) return { lines, mood };
  const { assetId, name, pixelWidth, pixelHeight, facts } = picture;
  return {
    lines,
    mood,
    picture: { assetId, name, pixelWidth, pixelHeight, hasGround: facts === undefined || facts.ink === "whole" },
  };
}

async function laidDown(session: Session, { layers }: Proposal, mood: string): Promise<boolean> {
  const fontIds = layers.flatMap((layer) => (layer.kind === "text" ? layer.fontId : []));
  const madeFor = workplaceOf(session.store.get());
  try {
    await Promise.all([...new Set(fontIds)].map(session.scene.ensureFace));
  } catch {
    session.store.complain("書体を読み込めませんでした。接続を確かめて、もう一度お試しください。");
    return false;
  }
  const made = layers.map((layer): Layer => {
    const own = { ...layer, id: session.makeId() };
    return own.kind === "text" ? measured(session, own) : own;
  });
  return layTemplate(session, mood, () => made, { madeFor, label: "おまかせレイアウト", isInOwnInks: true });
}

async function allStamps(): Promise<readonly Stamp[]> {
  return (await Promise.all(STAMP_THEMES.map(({ id }) => loadStampTheme(id)))).flat();
}

function aTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}
