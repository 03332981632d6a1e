export default function Home() {
  return (
    <main className="page">
      <h1>描いて、刷って、届く。</h1>
    </main>
  );
}
