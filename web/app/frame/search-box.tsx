import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { controlStyle } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { productSearch } from "./frame.queries.ts";
import { useDisclosure } from "./use-disclosure.ts";

/** Spec §5: the pause after the last key before anything is asked. */
const PAUSE = 1000;

interface SearchBoxProps {
  id: string;
  placeholder?: string;
  /** Results push down what follows, instead of floating above it. */
  inline?: boolean;
}

export function SearchBox({ id, placeholder = "アイテム・タグでさがす", inline = false }: SearchBoxProps) {
  const [text, setText] = useState("");
  const { open, setOpen, ref } = useDisclosure<HTMLFormElement>();
  const { key } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the results
  useEffect(() => setOpen(false), [key]);
  const wanted = text.trim().toUpperCase();
  const term = useSettled(wanted, PAUSE);
  const search = useQuery(productSearch(term));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!wanted) return;
    setOpen(false);
    void navigate(`/items?search=${encodeURIComponent(text.trim())}`);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>
    <form role="search" ref={ref} onSubmit={submit} className="relative">
      <label htmlFor={id} className="sr-only">
        キーワードで検索
      </label>
      <Icon name="search" className="pointer-events-none absolute top-3 left-3.5" />
      <input
        id={id}
        type="search"
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        className={`h-11 pl-11 ${controlStyle}`}
      />
      {open && wanted !== "" && (
        <div
          className={
            inline
              ? "border-line border-x border-b"
              : "absolute inset-x-0 top-full z-10 mt-2 rounded-card bg-white py-2 shadow-float"
          }
        >
          <SearchHits waiting={term !== wanted || search.isPending} hits={search.data ?? []} />
        </div>
      )}
    </form>
  );
}

function SearchHits({ waiting, hits }: { waiting: boolean; hits: readonly { product_id: number; name: string }[] }) {
  if (waiting) {
    return (
      <p role="status" className="flex items-center gap-2 px-4 py-3 text-14 text-mute">
        <Spinner size={16} />
        さがしています
      </p>
    );
  }
  if (hits.length === 0) {
    return (
      <p role="status" className="px-4 py-3 text-14 text-mute">
        見つかりませんでした。ほかの言葉でお試しください。
      </p>
    );
  }
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.product_id}>
          <Link
            to={`/items/detail/${hit.product_id}`}
            className="flex min-h-11 items-center px-4 text-14 hover:bg-paper hover:text-deep"
          >
            {hit.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The value once it has stood still for a while; an empty one at once. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
