import type { WireDocument } from "@surimono/contract/documents";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { Link } from "react-router";
import { documentPath } from "./document-paths.ts";
import { downloadDocument } from "./download-document.ts";

export function DocumentRow({ document }: { document: WireDocument }) {
  const [saving, setSaving] = useState(false);
  const { document_id, title, number, issued_on, recipient, amount, copy_of } = document;
  const save = async () => {
    setSaving(true);
    await downloadDocument(document);
    setSaving(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            to={documentPath(document_id)}
            className="inline-flex min-h-11 items-center font-bold text-deep underline"
          >
            {title}
          </Link>
          {copy_of !== "" && <Badge>再発行</Badge>}
        </p>
        <p className="num text-14 text-mute">
          {number}・{slashedDay(issued_on)}
        </p>
        <p className="truncate text-14">{recipient}</p>
      </div>
      <p className="num font-bold text-deep">{formatYen(amount)}</p>
      <Button
        icon="download"
        aria-label={`${title} ${number} をPDFで保存`}
        pending={saving}
        onClick={() => void save()}
      >
        PDF
      </Button>
    </li>
  );
}
