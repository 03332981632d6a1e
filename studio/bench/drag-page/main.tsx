/// <reference types="vite/client" />
import fontFile from "@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf?url";
import type { DesignDocument, Layer } from "@surimono/domain/designs";
import { ok } from "@surimono/domain/kernel";
import { createRoot } from "react-dom/client";
import { Editor } from "../../src/editor/index.ts";
import "./page.css";

/** Half pictures, half Japanese text, all over the area; the last one lies alone in the middle and is the one to be dragged. */
const COUNT = Number(new URLSearchParams(location.search).get("layers") ?? 1000);
const AREA = { width: 300_000, height: 340_000 };
const FONT = "noto-sans-jp-700";

function layer(index: number): Layer {
  const base = {
    id: `l${index}`,
    name: `l${index}`,
    x: Math.round(AREA.width * (0.05 + (0.9 * ((index * 37) % 101)) / 101)),
    y: Math.round(AREA.height * (0.05 + (0.9 * ((index * 53) % 97)) / 97)),
    rotation: (index * 7000) % 360_000,
    opacity: 1000,
    flipX: false,
    flipY: false,
    locked: false,
    hidden: false,
  };
  if (index % 2 === 0) {
    const size = { width: 24_000, height: 18_000, pixelWidth: 400, pixelHeight: 300 };
    return { ...base, ...size, kind: "image", assetId: `asset-${index % 20}` };
  }
  const set = { direction: "horizontal", align: "center", letterSpacing: 0, lineHeight: 1300 } as const;
  const text = ["夜ふかし、上等。", "大漁祈願", "手づくり", "あなただけの一枚"][index % 4] ?? "";
  return {
    ...base,
    ...set,
    kind: "text",
    text,
    fontId: FONT,
    fontSize: 5000,
    color: "#22356f",
    width: 40_000,
    height: 5000,
  };
}

const layers = Array.from({ length: COUNT }, (_, index) => layer(index));
const dragged = layers.at(-1);
if (dragged) layers[COUNT - 1] = { ...dragged, x: AREA.width / 2, y: AREA.height / 2, rotation: 0 };

const document_: DesignDocument = {
  schema: 1,
  itemId: 1,
  methodId: 43,
  colorId: 1,
  areas: [{ areaKindId: 1, ...AREA, layers }],
};

async function assetUrl(assetId: string): Promise<string> {
  const canvas = new OffscreenCanvas(400, 300);
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = `hsl(${Number(assetId.slice(6)) * 18} 60% 60%)`;
    context.fillRect(0, 0, 400, 300);
  }
  return URL.createObjectURL(await canvas.convertToBlob());
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <Editor
    item={{
      name: "T",
      note: "",
      silhouette: "none",
      sizeWidth: 520_000,
      colors: [{ id: 1, name: "ホワイト", hex: "#ffffff" }],
      methodId: 67,
      sizes: [],
      views: [],
    }}
    areas={[
      {
        areaKindId: 1,
        name: "胸中央",
        view: "front",
        rect: { x: -150_000, y: 100_000, w: AREA.width, h: AREA.height },
        tilt: 0,
        ...AREA,
        safe: 0,
        bleed: 0,
        scales: [{ sizeNames: [], value: 1 }],
        feeText: "",
        conflictsWith: [],
      },
    ]}
    saved={{ document: document_, revision: 0, savedAt: undefined }}
    storageKey="bench"
    colorsKey="bench/colors"
    server={{
      save: async () => ok({ revision: 1, savedAt: 0 }),
      read: async () => ok({ document: document_, revision: 0, savedAt: undefined }),
      keepCopy: async () => ok({ url: "" }),
    }}
    goods={{
      find: async () => ok({ items: [], total: 0 }),
      open: async () => ok({ itemId: 0, name: "", silhouette: "none", sizeWidth: 520_000, methods: [] }),
      copy: async () => ok({ url: "" }),
    }}
    complete={async () => ok(undefined)}
    upload={async () => Promise.reject(new Error("Nothing is uploaded here"))}
    pictures={{
      list: async () => ok({ pictures: [], hasMore: false, total: 0 }),
      thumbnailUrl: async () => "",
      remove: async () => ok(undefined),
    }}
    assetUrl={assetUrl}
    fetchFont={async () => new Uint8Array(await (await fetch(fontFile)).arrayBuffer())}
    artUrl="/none"
    palette={[]}
    price={{ text: "", unit: "", notes: [] }}
    onBack={() => undefined}
    onSignIn={() => undefined}
  />,
);
