"use client";

import { Link2, UserPlus, UsersRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { ShownOnce } from "@/components/settings/shown-once";
import { callApi } from "@/components/shell/call-api";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Field, Input, Select } from "@/components/ui/input";
import { Moment, useTimeZone } from "@/components/ui/moment";
import { exactText } from "@/components/ui/time-text";
import type { UserLink, UserRole, UserView } from "@/lib/contracts/user";

const roles: Record<UserRole, { label: string; may: string }> = {
  owner: { label: "Owner", may: "everything: keys, users and rules too" },
  member: { label: "Member", may: "runs tasks and decides for them" },
  viewer: { label: "Viewer", may: "looks only" },
};
const offered: readonly UserRole[] = ["member", "viewer", "owner"];

type Props = {
  users: readonly UserView[];
  /** Who is signed in. */
  self: string;
};

/** The people of the tenant: invite one, give a new link, let one in no more. */
export function Users({ users, self }: Props) {
  const router = useRouter();
  const [made, setMade] = useState<UserLink>();
  const [leaving, setLeaving] = useState<UserView>();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());

  async function link({ id }: UserView): Promise<void> {
    const answer = await callApi<UserLink>("POST", `/api/users/${id}/link`);
    if (answer.ok) setMade(answer.data);
    else toast.error(answer.message);
  }
  async function disable({ id, name }: UserView): Promise<void> {
    setLeaving(undefined);
    setGone((before) => new Set([...before, id]));
    const answer = await callApi("DELETE", `/api/users/${id}`);
    if (answer.ok) {
      toast.success(`${name} is let in no more.`);
      setMade((shown) => (shown?.user.id === id ? undefined : shown));
    } else {
      setGone((before) => new Set([...before].filter((one) => one !== id)));
      toast.error(answer.message);
    }
    router.refresh();
  }
  return (
    <div className="space-y-5">
      <InviteForm
        onMade={(link) => {
          setMade(link);
          router.refresh();
        }}
      />
      {made === undefined ? null : <MadeLink made={made} />}
      {users.length === 0 ? (
        <EmptyState icon={UsersRound} title="Nobody was invited yet">
          Whoever has the server’s own link or key is its owner. Invite each other person by name, so that the
          audit log says who did what.
        </EmptyState>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {users.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isSelf={user.id === self}
                disabled={user.disabledAt !== undefined || gone.has(user.id)}
                onLink={() => link(user)}
                onDisable={() => setLeaving(user)}
              />
            ))}
          </ul>
        </Card>
      )}
      <Dialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={`Let ${leaving?.name ?? ""} in no more?`}
        description="Their browsers are signed out at once, and links that were given to them no longer work. This cannot be taken back; they can be invited anew."
      >
        <div className="flex justify-end gap-2">
          <Button onClick={() => setLeaving(undefined)}>Keep them</Button>
          <Button look="danger" onClick={() => leaving && disable(leaving)}>
            Disable the user
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function InviteForm({ onMade }: { onMade: (link: UserLink) => void }) {
  const [name, setName] = useState("");
  const [role, setRole] = useState<UserRole>("member");
  const [busy, setBusy] = useState(false);

  async function invite(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await callApi<UserLink>("POST", "/api/users", { name: name.trim(), role });
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    setName("");
    onMade(answer.data);
  }
  return (
    <form onSubmit={invite} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-56 sm:max-w-xs">
        <Field id="user-name" label="Name">
          <Input
            id="user-name"
            required
            maxLength={100}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
            placeholder="Kofi Mensah"
          />
        </Field>
      </div>
      <div className="min-w-0">
        <Field id="user-role" label="Role">
          <Select
            id="user-role"
            value={role}
            onChange={(event) => setRole(offered.find((one) => one === event.target.value) ?? "member")}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {roles[one].label}: {roles[one].may}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Button type="submit" look="primary" disabled={busy || !name.trim()}>
        <UserPlus aria-hidden="true" /> Invite
      </Button>
    </form>
  );
}

function MadeLink({ made: { user, link, expiresAt } }: { made: UserLink }) {
  const zone = useTimeZone();
  return (
    <ShownOnce
      text={link}
      what={`the link for ${user.name}`}
      note={`Give it to ${user.name} alone. It signs one browser in, once, until ${exactText(expiresAt, zone)}.`}
    />
  );
}

type RowProps = {
  user: UserView;
  isSelf: boolean;
  disabled: boolean;
  onLink: () => void;
  onDisable: () => void;
};

function UserRow({ user: { name, role, createdAt, lastSignInAt }, isSelf, disabled, ...on }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3">
      <span className="min-w-0 grow basis-52">
        <span className="block font-medium break-words">
          {name} {isSelf ? <span className="font-normal text-ink-faint">(you)</span> : null}
        </span>
        <span className="block text-xs text-ink-faint">
          {roles[role].label} · invited <Moment at={createdAt} /> ·{" "}
          {lastSignInAt === undefined ? (
            "never signed in"
          ) : (
            <>
              signed in <Moment at={lastSignInAt} />
            </>
          )}
        </span>
      </span>
      {disabled ? (
        <Badge tone="plain">Disabled</Badge>
      ) : (
        <span className="flex gap-1">
          <Button look="quiet" size="small" onClick={on.onLink}>
            <Link2 aria-hidden="true" /> New link<span className="sr-only"> for {name}</span>
          </Button>
          {isSelf ? null : (
            <Button
              look="quiet"
              size="small"
              className="text-bad hover:bg-bad-soft hover:text-bad"
              onClick={on.onDisable}
            >
              Disable<span className="sr-only"> {name}</span>
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
