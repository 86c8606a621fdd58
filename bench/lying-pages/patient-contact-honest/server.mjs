import { createApp } from "../patient-contact/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
