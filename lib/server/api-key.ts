import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new key: a mark that leak scanners can look for, and 32 random bytes. */
export const newApiKey = (): string => `sf_${randomBytes(32).toString("base64url")}`;

/** What is stored. The keys are random, so a plain hash cannot be guessed back. */
export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** First characters, by which people tell their keys apart. */
export const prefixOfKey = (key: string): string => key.slice(0, 9);

/** Compares without telling by its time how much was right. */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashOfKey(a)), Buffer.from(hashOfKey(b)));
