import type { Metadata } from "next";
import { PairingCard } from "@/components/settings/pairing-card";

export const metadata: Metadata = { title: "Pair the extension" };

export default function PairingPage() {
  return <PairingCard />;
}
