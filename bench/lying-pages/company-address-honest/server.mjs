import { createApp } from "../company-address/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
