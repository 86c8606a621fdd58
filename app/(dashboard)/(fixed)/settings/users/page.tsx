import type { Metadata } from "next";
import { pageCaller } from "@/app/page-caller";
import { OwnersOnly } from "@/components/settings/owners-only";
import { SettingsPart } from "@/components/settings/settings-part";
import { Users } from "@/components/settings/users";
import { listUsers } from "@/lib/server/users";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage() {
  const { opened, caller } = await pageCaller();
  if (!caller.scopes.includes("admin")) return <OwnersOnly what="users" />;
  return (
    <SettingsPart
      title="Users"
      text="The people of your organisation. There are no passwords: a link signs one browser in, once, for 30 days."
    >
      <Users users={await listUsers(caller.tenantId, opened.store)} self={caller.userId} />
    </SettingsPart>
  );
}
