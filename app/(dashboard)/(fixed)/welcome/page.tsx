import type { Metadata } from "next";
import { FirstRun } from "@/components/shell/first-run";

export const metadata: Metadata = { title: "Get started" };

export default function WelcomePage() {
  return <FirstRun />;
}
