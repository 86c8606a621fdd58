import { createApp } from "../thread-mute/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
