import { createApp } from "../patient-phone/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
