import type { Clock } from "@/lib/agent/ports/clock";

export const systemClock: Clock = { now: () => new Date() };
