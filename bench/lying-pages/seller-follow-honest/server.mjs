import { createApp } from "../seller-follow/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
