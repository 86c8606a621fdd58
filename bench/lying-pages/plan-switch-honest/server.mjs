import { createApp } from "../plan-switch/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
