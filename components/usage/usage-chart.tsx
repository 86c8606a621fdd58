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
          <XAxis
            dataKey="name"
            tick={tick}
            tickLine={false}
            axisLine={false}
            minTickGap={24}
            tickFormatter={dayText}
          />
          <YAxis tick={tick} tickLine={false} axisLine={false} width={52} tickFormatter={countText} />
          <Tooltip
            labelFormatter={(day) => dayText(String(day))}
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

/** `22 Nov` of `2026-11-22`. */
const dayText = (day: string): string => dayFormat.format(new Date(day));
const dayFormat = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short" });

/** The days on which there was something. */
const summary = (rows: Props["rows"]): string =>
  rows
    .map(({ name, values }) => ({
      name,
      sum: Object.values(values).reduce((total, value) => total + value, 0),
    }))
    .filter(({ sum }) => sum > 0)
    .map(({ name, sum }) => `${name} ${countText(sum)}`)
    .join(", ");
