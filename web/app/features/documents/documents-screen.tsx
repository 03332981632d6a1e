import { exportDocuments } from "@surimono/contract/documents";
import { DOCUMENT_KINDS, DOCUMENT_NAME_MAX } from "@surimono/domain/documents";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { saveFile } from "@surimono/ui/save-file.ts";
import { Select } from "@surimono/ui/select.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "#app/session/call.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NextPage } from "#app/ui/next-page.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { DocumentRow } from "./document-row.tsx";
import { type DocumentSearch, documentsQuery } from "./documents.queries.ts";

/** Everything that was issued to the member, found by day, amount and name (rule documents-search). */
export function DocumentsScreen() {
  const [search, setSearch] = useState<DocumentSearch>({});
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "書面" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="書面">発行した見積書・領収書・納品書・請求書を、7年間保管しています。</PageHeading>
      </div>
      <div className="mt-8 max-w-4xl">
        <SearchForm onSearch={setSearch} />
        <Found search={search} />
      </div>
    </main>
  );
}

function SearchForm({ onSearch }: { onSearch: (search: DocumentSearch) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    // What was left empty does not narrow the search.
    const filled = [...typed].filter(([, text]) => text !== "").map(([name, text]) => [name, String(text)]);
    onSearch(Object.fromEntries(filled) as DocumentSearch);
  };
  const kinds = Object.entries(DOCUMENT_KINDS).map(([value, { title }]) => ({ value, label: title }));
  return (
    <form aria-label="書面をさがす" onSubmit={submit} className="grid gap-4 rounded-card bg-paper p-5">
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 lg:grid-cols-4">
        <TextInput type="date" name="from" label="発行日（はじめ）" />
        <TextInput type="date" name="to" label="発行日（おわり）" />
        <TextInput name="least" label="金額（以上）" inputMode="numeric" pattern="[0-9]{1,9}" title="半角の数字" />
        <TextInput name="most" label="金額（以下）" inputMode="numeric" pattern="[0-9]{1,9}" title="半角の数字" />
        <TextInput name="partner" label="宛名" maxLength={DOCUMENT_NAME_MAX} className="col-span-2" />
        <Select
          name="kind"
          className="max-lg:col-span-2"
          label="種類"
          options={[{ value: "", label: "すべて" }, ...kinds]}
        />
      </div>
      <div className="flex gap-3">
        <Button type="submit" variant="primary">
          さがす
        </Button>
      </div>
    </form>
  );
}

function Found({ search }: { search: DocumentSearch }) {
  const query = useInfiniteQuery(documentsQuery(search));
  if (query.isPending) {
    return (
      <div role="status" aria-label="読み込んでいます" className="mt-8 grid gap-4">
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} className="h-24" />
        ))}
      </div>
    );
  }
  if (query.isLoadingError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const documents = query.data.pages.flatMap((page) => page.documents);
  if (documents.length === 0) return <Nothing searched={Object.keys(search).length > 0} />;
  return (
    <>
      <div className="mt-8 flex justify-end">
        <ExportButton search={search} />
      </div>
      <ul>
        {documents.map((document) => (
          <DocumentRow key={document.document_id} document={document} />
        ))}
      </ul>
      <NextPage query={query} />
    </>
  );
}

function ExportButton({ search }: { search: DocumentSearch }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const answer = await call(exportDocuments, search);
    setBusy(false);
    if (answer.ok) saveFile(answer.value as Blob, "documents.zip");
    else showToast(answer.failure.message, { tone: "error" });
  };
  return (
    <Button icon="download" pending={busy} onClick={() => void save()}>
      まとめて保存（ZIP）
    </Button>
  );
}

function Nothing({ searched }: { searched: boolean }) {
  if (searched) return <EmptyState title="あてはまる書面がありません">条件をゆるめてお試しください。</EmptyState>;
  return (
    <EmptyState title="書面はまだありません" action={<LinkButton to="/my-page/orders">注文履歴へ</LinkButton>}>
      領収書や納品書は、それぞれのご注文から発行できます。見積書は、カートから作れます。
    </EmptyState>
  );
}
