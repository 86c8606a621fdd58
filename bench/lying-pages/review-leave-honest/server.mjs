import { createApp } from "../review-leave/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
