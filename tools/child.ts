import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { once } from "node:events"
import { createServer } from "node:net"

/** A child process that listens on loopback and is stopped by its own process id. */
export interface Child {
  readonly pid: number
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Returns a free port on loopback. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  if (address === null || typeof address === "string") throw new Error("No port on loopback")
  return address.port
}

const readyLine = (child: ChildProcess, ready: RegExp) =>
  new Promise<void>((resolve, reject) => {
    let said = ""
    const listen = (chunk: Buffer) => {
      said += chunk.toString("utf8")
      if (ready.test(said)) resolve()
    }
    child.stdout?.on("data", listen)
    child.stderr?.on("data", listen)
    child.once("exit", (code) =>
      reject(new Error(`The process ended with ${code} before it was ready:\n${said}`))
    )
  })

const stopOf = (child: ChildProcess) => async () => {
  if (child.exitCode !== null) return
  const gone = once(child, "exit")
  child.kill("SIGTERM")
  await gone
}

/** Starts a program and waits until it reports that it is ready. */
export const startProcess = async (
  program: string,
  options: ReadonlyArray<string>,
  ready: RegExp,
  environment: Readonly<Record<string, string>> = {}
): Promise<Pick<Child, "stop">> => {
  const child = spawn(program, options, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"]
  })
  await readyLine(child, ready)
  return { stop: stopOf(child) }
}

/** Starts a script on a free port and waits for the line that reports that it is listening. */
export const startChild = async (
  script: string,
  environment: Readonly<Record<string, string>>,
  ready = /^ready$/mu,
  flags: ReadonlyArray<string> = []
): Promise<Child> => {
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, NODE_ENV: "production", ...environment, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"]
  })
  await readyLine(child, ready)
  if (child.pid === undefined) throw new Error(`${script} has no process id`)
  return {
    pid: child.pid,
    origin: `http://127.0.0.1:${port}`,
    stop: stopOf(child)
  }
}

/**
 * Returns the Node flags of `npm start`, which set the size of V8's space for young objects and so determine how much
 * memory the server uses (decision 047).
 */
export const shopFlags = (): ReadonlyArray<string> =>
  /"start": "([^"]+)"/u
    .exec(readFileSync(new URL("../package.json", import.meta.url), "utf8"))?.[1]
    ?.split(" ")
    .filter((word) => word.startsWith("--")) ?? []

/** Starts the shop with the data in a folder. */
export const startShop = (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {}
): Promise<Child> =>
  startChild("src/server/main.mjs", { DATA: dataDir, ...environment }, /Heizmarkt runs at/u, shopFlags())
