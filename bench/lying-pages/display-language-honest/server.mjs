import { createApp } from "../display-language/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
