import { Card } from "@/components/ui/card";
import { Facts } from "@/components/ui/facts";
import type { PolicyView } from "@/lib/contracts/policy-rules";

/** What the server puts where two lists of domains have none in common. */
const nowhere = "nowhere.invalid";

const list = (items: readonly string[], none: string) => (items.length === 0 ? none : items.join(", "));

/** The rules that tasks run under: the installation's together with the tenant's own. */
export function RulesInForce({ policy: { effective, own } }: { policy: PolicyView }) {
  const allowed = effective.allowDomains.includes(nowhere)
    ? "None: your list and the installation’s have no domain in common"
    : list(effective.allowDomains, "All that are not denied");
  return (
    <Card
      title="In force now"
      aside={
        <span className="text-xs text-ink-faint">
          {Object.keys(own).length === 0 ? "as installed" : "with your organisation’s own"}
        </span>
      }
    >
      <Facts
        facts={[
          ["Allowed domains", allowed],
          ["Denied domains", list(effective.denyDomains, "None")],
          ["Ask before", list(effective.askFor, "Nothing")],
          ["Plans", effective.approvePlans ? "Shown to a person first" : "Run at once"],
          ["Sites with their own rule", list(effective.sites.map(siteText), "None")],
          [
            "Secrets bound to domains",
            list(
              effective.secrets.map(({ name }) => name),
              "None",
            ),
          ],
        ]}
      />
    </Card>
  );
}

const siteText = ({ domain, askFor }: PolicyView["effective"]["sites"][number]): string =>
  `${domain} (${list(askFor, "asks nothing")})`;
