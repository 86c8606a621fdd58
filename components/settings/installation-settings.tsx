import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Facts } from "@/components/ui/facts";
import type { Health } from "@/lib/contracts/health";
import type { SettingGroup, SettingView } from "@/lib/contracts/settings-view";

type Props = { health: Health; groups: readonly SettingGroup[] };

/** What this installation runs on and under, with the variable that changes each part. */
export function InstallationSettings({ health, groups }: Props) {
  return (
    <div className="space-y-4">
      <RunsOn health={health} />
      <p className="text-ink-soft">
        These are set in the environment or in <code className="font-mono text-[0.8125rem]">.env</code>; the
        server reads them when it starts.
      </p>
      {groups.map(({ title, settings }) => (
        <Card key={title} title={title}>
          <dl className="divide-y divide-line">
            {settings.map((setting) => (
              <Setting key={setting.name} setting={setting} />
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}

function Setting({ setting: { name, description, value, secret } }: { setting: SettingView }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 md:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="font-mono text-xs break-all text-ink-soft">{name}</dt>
      <dd className="min-w-0">
        {value === undefined ? (
          <span className="text-ink-faint">not set</span>
        ) : secret ? (
          <Badge tone="plain">set, never shown</Badge>
        ) : (
          <span className="font-mono text-[0.8125rem] break-words">{value}</span>
        )}
        <p className="text-xs break-words text-ink-faint">{description}</p>
      </dd>
    </div>
  );
}

function RunsOn({ health }: { health: Health }) {
  const { model } = health;
  return (
    <Card title="Runs on">
      <Facts
        facts={[
          ["Version", `${health.version}, protocol ${health.protocol}`],
          ["Store", health.store === "embedded" ? "Embedded, in the data folder" : "MongoDB"],
          ["Model", model.offline ? "Offline rules: no key, no network, no cost" : model.adapter],
          ...(model.models
            ? ([
                ["Small questions", model.models.small],
                ["Planning and full verification", model.models.full],
              ] as const)
            : []),
          ["Web search", health.webSearch ? "On" : "Off"],
        ]}
      />
      {model.unpriced ? (
        <p className="border-t border-line px-4 py-3 text-ink-soft">
          The price of {model.unpriced.join(" and ")} is not known. Its cost reads unknown, and limits in
          money do not hold for it; SUREFOOT_MODEL_PRICES tells it.
        </p>
      ) : null}
      {model.problem ? (
        <p role="alert" className="border-t border-line px-4 py-3 text-bad">
          {model.problem}
        </p>
      ) : null}
    </Card>
  );
}
