import { createApp } from "../mail-send/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
