import { createApp } from "../ward-discharge/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
