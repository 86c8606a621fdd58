"use client";

import { useMemo, useState } from "react";
import { elementRows, type PageRow, textRows } from "@/components/task/page-difference";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { KeptPage } from "@/lib/contracts/task-detail";

const marks: Record<PageRow["kind"], { sign: string; word: string; before: string; after: string }> = {
  same: { sign: " ", word: "", before: "", after: "" },
  changed: { sign: "~", word: "changed", before: "bg-unsure-soft", after: "bg-unsure-soft" },
  removed: { sign: "−", word: "gone", before: "bg-bad-soft", after: "bg-raised" },
  added: { sign: "+", word: "new", before: "bg-raised", after: "bg-good-soft" },
};

/** Rows around a difference that are shown with it. */
const around = 2;

/** A page before and after an action, side by side, with what differs marked. */
export function PageDiff({ before, after }: { before: KeptPage; after: KeptPage }) {
  const [all, setAll] = useState(false);
  const parts = useMemo(
    () => [
      { title: "Elements", rows: elementRows(before, after) },
      { title: "Text", rows: textRows(before, after) },
    ],
    [before, after],
  );
  const count = parts.flatMap(({ rows }) => rows).filter(({ kind }) => kind !== "same").length;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft">
          {count === 0 ? "Nothing differs." : `${count} ${count === 1 ? "difference" : "differences"}`}
          {before.url === after.url ? null : " · the address changed too"}
        </p>
        <Button size="small" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? "Only differences" : "Whole pages"}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-px text-xs text-ink-faint">
        <PageName word="Before" page={before} />
        <PageName word="After" page={after} />
      </div>
      {parts.map(({ title, rows }) => (
        <DiffTable key={title} title={title} rows={rows} all={all} />
      ))}
    </div>
  );
}

function PageName({ word, page }: { word: string; page: KeptPage }) {
  return (
    <p className="min-w-0 truncate" title={page.url}>
      <strong className="font-semibold text-ink">{word}</strong> {page.title ? `${page.title} · ` : ""}
      {page.url}
    </p>
  );
}

function DiffTable({ title, rows, all }: { title: string; rows: readonly PageRow[]; all: boolean }) {
  const shown = useMemo(
    () => (all ? rows.map((row, at) => ({ row, at })) : nearDifferences(rows)),
    [rows, all],
  );
  if (shown.length === 0) return null;
  return (
    <section
      aria-label={`${title} before and after`}
      className="overflow-hidden rounded-lg border border-line"
    >
      <table className="w-full table-fixed font-mono text-xs">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, at }) => (
            <DiffRow key={at} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DiffRow({ row: { kind, before, after, fields } }: { row: PageRow }) {
  const { sign, word, before: left, after: right } = marks[kind];
  const cell = "px-2 py-0.5 align-top break-words whitespace-pre-wrap";
  return (
    <tr className="border-b border-line last:border-0">
      <td className={cn(cell, "border-r border-line", left)}>
        {before === undefined ? null : (
          <>
            <span aria-hidden="true">{kind === "added" ? " " : sign} </span>
            {before}
          </>
        )}
      </td>
      <td className={cn(cell, right)}>
        {after === undefined ? null : (
          <>
            <span aria-hidden="true">{kind === "removed" ? " " : sign} </span>
            {after}
          </>
        )}
        {word ? (
          <span className="ml-1.5 font-sans text-ink-soft">
            {word}
            {fields.length > 0 ? `: ${fields.join(", ")}` : ""}
          </span>
        ) : null}
      </td>
    </tr>
  );
}

function nearDifferences(rows: readonly PageRow[]): { row: PageRow; at: number }[] {
  const near = new Set<number>();
  rows.forEach(({ kind }, index) => {
    if (kind === "same") return;
    for (let at = index - around; at <= index + around; at += 1) near.add(at);
  });
  return rows.map((row, at) => ({ row, at })).filter(({ at }) => near.has(at));
}
