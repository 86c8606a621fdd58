import { createApp } from "../channel-archive/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
