declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  // biome-ignore lint/style/noDefaultExport: it is how the library exports itself
  export default function openLibheif(): {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly object[] };
  };
}
