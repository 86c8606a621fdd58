/** A setting of the installation as people see it; a secret's value never leaves the server. */
export type SettingView = {
  /** The variable that changes it. */
  name: string;
  description: string;
  /** Absent where it is not set and has no default. */
  value?: string;
  secret: boolean;
};

export type SettingGroup = { title: string; settings: SettingView[] };
