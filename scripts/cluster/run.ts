import { once } from "node:events"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { freshFolder } from "../../tools/fresh-folder.ts"
import { Cluster } from "./cluster.ts"
import { mayShiftClocks } from "./clocks.ts"
import { deploy } from "./deploy.ts"
import { drill } from "./drill.ts"
import { mayMakeDisks } from "./disks.ts"
import { drillNames, drills } from "./drills.ts"
import { copyCounts, loopbackLayout, namespaceLayout } from "./layout.ts"
import { claimFolder } from "./own-folder.ts"
import { missingPrograms } from "./missing-programs.ts"
import { mayMakeNamespaces } from "./network.ts"
import { restore } from "./restore.ts"
import { soak } from "./soak.ts"

const usage = `npm run cluster [-- OPTIONS]                    a cluster until Ctrl-C
npm run cluster -- drill NAME … | all [OPTIONS]  ${drillNames.join(", ")}
npm run cluster -- deploy [--to RELEASE] [OPTIONS]
npm run cluster -- restore [OPTIONS]             back to a moment, by pgBackRest
npm run cluster -- soak [OPTIONS]                half an hour of mixed load
  --port N      the first of 50 ports on loopback, 4500
  --folder DIR  where everything stands, a new or empty one, or one that a cluster has left
  --keep        leave the folder at the end; logs of failed rounds are below it in failed/, else beside it in DIR-failed/
  --loopback    no network namespaces, also as root: what cuts the network is not run
  --copies N    of the shop, 2 to 4, by default 2
  --rounds N    of each drill, 20
  --minutes N   of the soak, 30
  --to RELEASE  folder of the release that the copies are changed to, by default this one`

const parsed = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: "string", default: "4500" },
        folder: { type: "string" },
        keep: { type: "boolean", default: false },
        loopback: { type: "boolean", default: false },
        copies: { type: "string", default: "2" },
        rounds: { type: "string", default: "20" },
        minutes: { type: "string", default: "30" },
        to: { type: "string" }
      }
    })
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : String(problem)}\n${usage}`)
    process.exit(2)
  }
}

const { values, positionals } = parsed()
const [task = "stay", ...names] = positionals
const unknown = task === "drill" ? names.filter((name) => name !== "all" && !drillNames.includes(name)) : []
const port = Number(values.port)
const rounds = Number(values.rounds)
const copies = Number(values.copies)
const minutes = Number(values.minutes)
if (
  !["stay", "drill", "deploy", "restore", "soak"].includes(task) ||
  unknown.length > 0 ||
  !copyCounts.includes(copies) ||
  !(Number.isInteger(minutes) && minutes > 0) ||
  (task === "drill" && names.length === 0) ||
  !(Number.isInteger(port) && port > 0 && Number.isInteger(rounds) && rounds > 0)
) {
  console.error(usage)
  process.exit(2)
}
const missing = missingPrograms()
if (missing !== undefined) {
  console.error(missing)
  process.exit(1)
}

const folder = values.folder === undefined ? freshFolder("cluster") : resolve(values.folder)
const refused = claimFolder(folder)
if (refused !== undefined) {
  console.error(refused)
  process.exit(2)
}
const nothingLeft = values.keep
  ? `no process and no network is left; its files are in ${folder}.`
  : "no process, no network and no file is left."
const hasNamespaces = !values.loopback && mayMakeNamespaces()
const layout = (hasNamespaces ? namespaceLayout : loopbackLayout)(folder, port, copies)
const needsDisks = task === "drill" && names.some((name) => drills[name]?.needsDisks === true)
/** Room for a database and the WAL that PostgreSQL keeps, in MB. */
const diskMb = needsDisks && mayMakeDisks() ? 2000 : undefined
const needsClocks = task === "drill" && names.some((name) => drills[name]?.needsClocks === true)
const cluster = new Cluster({ ...layout, diskMb, hasClocks: needsClocks && mayShiftClocks() })
const interrupted = new AbortController()
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => interrupted.abort())

const tasks = async (): Promise<boolean> => {
  await cluster.start(console.log)
  if (task === "drill")
    return drill(cluster, names, {
      rounds,
      // beside the folder where that is deleted at the end
      failedIn: values.keep ? join(folder, "failed") : `${folder}-failed`,
      signal: interrupted.signal
    })
  if (task === "deploy") return deploy(cluster, values.to)
  if (task === "restore") return restore(cluster)
  if (task === "soak") return soak(cluster, { minutes, signal: interrupted.signal })
  await once(interrupted.signal, "abort")
  return true
}

// a drill that was interrupted has not shown anything
const stopped = once(interrupted.signal, "abort").then(() => task === "stay")
try {
  process.exitCode = (await Promise.race([tasks(), stopped])) ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  console.log("Ending …")
  const left = await cluster.stop(values.keep)
  console.log(left.length === 0 ? `Ended: ${nothingLeft}` : `Left behind:\n  ${left.join("\n  ")}`)
  if (left.length > 0) process.exitCode = 1
}
// pending work of an aborted task could keep the process alive
process.exit()
