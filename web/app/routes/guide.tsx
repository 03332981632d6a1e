export default function Guide() {
  return <main className="page">guide</main>;
}
