import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type Connection, forgetServer } from "@/extension/storage";
import { Sites } from "./sites";
import { Vault } from "./vault-card";

export function Settings({ connection }: { connection: Connection }) {
  return (
    <main className="space-y-3 p-3">
      <Card title="Server">
        <div className="space-y-2 p-3">
          <p className="text-sm [overflow-wrap:anywhere]">{connection.server}</p>
          <Button look="danger" onClick={() => forgetServer()}>
            Forget this server
          </Button>
        </div>
      </Card>
      <Vault />
      <Sites server={connection.server} />
      <a href="privacy.html" target="_blank" rel="noreferrer" className="block text-sm text-accent underline">
        What leaves this browser
      </a>
    </main>
  );
}
