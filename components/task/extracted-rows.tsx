import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";

type Row = Record<string, unknown>;

const cellText = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);

/** Rows that the task read from pages. */
export function ExtractedRows({ rows }: { rows: readonly Row[] }) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <Card title="Data" aside={<CopyButton text={JSON.stringify(rows, null, 2)} what="the data as JSON" />}>
      <section className="overflow-x-auto" aria-label="Extracted data">
        <table className="w-full text-left text-sm">
          <thead className="text-xs text-ink-faint">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-2 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={JSON.stringify(row)}>
                {columns.map((column) => (
                  <td key={column} className="px-4 py-2 align-top">
                    {cellText(row[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
