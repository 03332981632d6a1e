/** A caption of two sentences breaks after the first where its column is wide enough for either, and flows freely elsewhere. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=。)(?=.)/u).map((sentence) => (
    <span key={sentence} className="wide:block">
      {sentence}
    </span>
  ));
}
