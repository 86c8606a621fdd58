import { type FormEvent, useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import {
  lockVault,
  readSecrets,
  removeVault,
  unlockVault,
  type VaultState,
  vaultState,
  writeSecrets,
} from "@/extension/vault";
import type { Secret } from "@/lib/client/secrets";
import { LabelledInput } from "./labelled-input";
import { Problem } from "./problem";

/** Secrets that a goal may name and only the page gets to see. */
export function Vault() {
  const [state, setState] = useState<VaultState>();
  const look = useCallback(() => void vaultState().then(setState), []);
  useEffect(look, [look]);
  if (!state) return null;
  return (
    <Card title="Vault">
      <div className="space-y-3 p-3">
        <p className="text-sm text-ink-soft">
          A goal names a secret as <code>{"{{secret:name}}"}</code>. Its value goes into the page at the last
          moment, on its own site only, and never to the server.
        </p>
        {state === "open" ? <OpenVault onChange={look} /> : <LockedVault state={state} onChange={look} />}
      </div>
    </Card>
  );
}

function LockedVault({ state, onChange }: { state: VaultState; onChange: () => void }) {
  const [passphrase, setPassphrase] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isDeleting, setDeleting] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === "none" && passphrase.length < 12) return setProblem("At least 12 characters.");
    if (!(await unlockVault(passphrase))) return setProblem("That is not the passphrase.");
    onChange();
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <LabelledInput
        id="passphrase"
        label={state === "none" ? "Choose a passphrase" : "Passphrase"}
        type="password"
        required
        value={passphrase}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <Problem text={problem} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" type="submit">
          {state === "none" ? "Make a vault" : "Unlock"}
        </Button>
        {state === "locked" ? (
          <Button look="danger" onClick={() => setDeleting(true)}>
            Delete the vault
          </Button>
        ) : null}
      </div>
      <Dialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete the vault?"
        description="All its secrets go with it. Nothing brings them back."
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setDeleting(false)}>Keep it</Button>
          <Button look="danger" onClick={() => removeVault().then(onChange)}>
            Delete it
          </Button>
        </div>
      </Dialog>
    </form>
  );
}

function OpenVault({ onChange }: { onChange: () => void }) {
  const [secrets, setSecrets] = useState<Secret[]>([]);
  useEffect(() => {
    readSecrets().then((read) => setSecrets(read ?? []));
  }, []);
  async function keep(next: Secret[]): Promise<void> {
    if (await writeSecrets(next)) setSecrets(next);
    else onChange();
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {secrets.map(({ name, hosts }) => (
          <li key={name} className="flex items-center justify-between gap-2 py-1.5">
            <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
              <code>{`{{secret:${name}}}`}</code> on {hosts.join(", ")}
            </span>
            <Button
              aria-label={`Delete ${name}`}
              onClick={() => keep(secrets.filter((one) => one.name !== name))}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <NewSecret onAdd={(secret) => keep([...secrets.filter(({ name }) => name !== secret.name), secret])} />
      <Button onClick={() => lockVault().then(onChange)}>Lock</Button>
    </>
  );
}

/** Of an address that was pasted, the host. */
const hostIn = (typed: string): string =>
  typed.includes("://") && URL.canParse(typed) ? new URL(typed).hostname : typed;

function NewSecret({ onAdd }: { onAdd: (secret: Secret) => void }) {
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const [host, setHost] = useState("");
  function submit(event: FormEvent): void {
    event.preventDefault();
    onAdd({ name, value, hosts: [host.trim().toLowerCase()] });
    setName("");
    setValue("");
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <LabelledInput
        id="secret-name"
        label="Name"
        required
        pattern="[\w.\-]+"
        title="Letters, digits, dots and dashes"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <LabelledInput
        id="secret-host"
        label="Site"
        required
        placeholder="bank.example.org"
        pattern="[\w.\-]+"
        value={host}
        title="A host, as in bank.example.org"
        onChange={(event) => setHost(hostIn(event.target.value))}
      />
      <LabelledInput
        id="secret-value"
        label="Value"
        type="password"
        required
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button look="primary" type="submit">
        Keep
      </Button>
    </form>
  );
}
