/** A whole number with its thousands apart. */
export const countText = (count: number): string => count.toLocaleString("en");

/** US dollars; what is under a cent with more digits, so that it does not look free. */
export const costText = (usd: number): string => `$${usd.toFixed(usd === 0 || usd >= 0.01 ? 2 : 4)}`;

export const percentText = (share: number): string => `${Math.round(share * 100)} %`;
