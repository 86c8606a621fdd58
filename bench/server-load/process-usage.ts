import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export type ProcessUsage = { cpuMs: number; memoryMb: number };

/** CPU time that a process has used so far, in user and system mode, and the memory it holds now. */
export function processUsage(pid: number): ProcessUsage {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

/** Linux counts a process's time in hundredths of a second, whatever the kernel's own clock. */
const tickMs = 10;

function fromProc(pid: number): ProcessUsage {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
    memoryMb: Number(resident ?? 0) / 1024,
  };
}

function fromPs(pid: number): ProcessUsage {
  const [time = "", resident = "0"] = execFileSync("ps", ["-o", "time=,rss=", "-p", String(pid)])
    .toString("utf8")
    .trim()
    .split(/\s+/);
  const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return { cpuMs: seconds * 1000, memoryMb: Number(resident) / 1024 };
}
