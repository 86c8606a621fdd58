import { createApp } from "../announcement-publish/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
