import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { RoundLogs } from "./round-logs.ts"

it("the logs of a round contain the lines of that round, also of a service started in it", () => {
  const folder = mkdtempSync(join(tmpdir(), "heizmarkt-round-logs-"))
  try {
    mkdirSync(join(folder, "db1"))
    const [patroni, etcd, router] = ["patroni.log", "etcd.log", "router.log"].map((name) =>
      join(folder, "db1", name)
    )
    if (patroni === undefined || etcd === undefined || router === undefined) throw new Error("three names")
    writeFileSync(patroni, "before\n")
    const logs = new RoundLogs([patroni, etcd, router])
    appendFileSync(patroni, "promoted ü\n")
    appendFileSync(etcd, "elected\n")
    const kept = join(folder, "failed/kill-primary-1")
    logs.keepIn(kept, "db1 /patroni: no answer\n")
    expect(readdirSync(kept).toSorted()).toEqual(["db1-etcd.log", "db1-patroni.log", "members.txt"])
    expect(readFileSync(join(kept, "members.txt"), "utf8")).toBe("db1 /patroni: no answer\n")
    expect(readFileSync(join(kept, "db1-patroni.log"), "utf8")).toBe("promoted ü\n")
    expect(readFileSync(join(kept, "db1-etcd.log"), "utf8")).toBe("elected\n")
  } finally {
    rmSync(folder, { recursive: true })
  }
})
