import { createApp } from "../membership-cancel/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
