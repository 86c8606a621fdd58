"use client";

import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { countText } from "@/components/ui/number-text";

type Props = {
  label: string;
  rows: readonly { name: string; values: Record<string, number> }[];
  bars: readonly { key: string; name: string; colour: string }[];
};

const tick = { fill: "var(--color-ink-faint)", fontSize: 11 };

/** Stacked bars, one a day. Loaded only where it is shown. */
export default function UsageChart({ label, rows, bars }: Props) {
  return (
    <div role="img" aria-label={`${label}: ${summary(rows)}`} className="h-64">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={rows.map(({ name, values }) => ({ name, ...values }))} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="name" tick={tick} tickLine={false} axisLine={false} minTickGap={24} />
          <YAxis tick={tick} tickLine={false} axisLine={false} width={52} tickFormatter={countText} />
          <Tooltip
            cursor={{ fill: "var(--color-raised)" }}
            contentStyle={{
              background: "var(--color-surface)",
              border: "1px solid var(--color-line)",
              borderRadius: 10,
              fontSize: 12,
            }}
          />
          <Legend
            iconSize={10}
            itemSorter={null}
            wrapperStyle={{ fontSize: 12 }}
            formatter={(name: string) => <span className="text-ink-soft">{name}</span>}
          />
          {bars.map(({ key, name, colour }) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              stackId="day"
              fill={colour}
              maxBarSize={44}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

const summary = (rows: Props["rows"]): string =>
  rows
    .map(({ name, values }) => {
      const sum = Object.values(values).reduce((total, value) => total + value, 0);
      return `${name} ${countText(sum)}`;
    })
    .join(", ");
