import { createApp } from "../plan-pause/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
