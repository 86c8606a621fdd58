/** A whole number with its thousands apart. */
export const countText = (count: number): string => count.toLocaleString("en");

type Cost = { costUsd: number; unpricedCalls?: number | undefined };

/** US dollars; where the price of a model is not known, it says so instead of looking free. */
export function costText({ costUsd, unpricedCalls }: Cost): string {
  if (!unpricedCalls) return dollarsText(costUsd);
  return costUsd === 0 ? "unknown" : `${dollarsText(costUsd)} + unknown`;
}

/** What is under a cent has more digits, so that it does not look free. */
const dollarsText = (usd: number): string => `$${usd.toFixed(usd === 0 || usd >= 0.01 ? 2 : 4)}`;

export const percentText = (share: number): string => `${Math.round(share * 100)} %`;
