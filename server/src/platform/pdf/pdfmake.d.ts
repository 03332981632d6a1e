/** The package ships no types: this much of it is used. */
declare module "pdfmake" {
  interface FontFiles {
    readonly normal: string;
    readonly bold: string;
  }
  const pdfmake: {
    addFonts(fonts: Readonly<Record<string, FontFiles>>): void;
    setLocalAccessPolicy(allow: (path: string) => boolean): void;
    setUrlAccessPolicy(allow: (url: string) => boolean): void;
    createPdf(document: object): { getBuffer(): Promise<Buffer> };
  };
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default pdfmake;
}
