import { spawn } from "node:child_process"
import { once } from "node:events"
import type { Layout, Machine } from "./layout.ts"
import { onMachine } from "./network.ts"
import { plainEnvironment } from "./plain-environment.ts"
import { asServiceUser } from "./service-user.ts"

interface Where {
  /** The machine whose network the command uses; by default this one, on which sockets and files are reached as well. */
  readonly machine?: Machine
  /** Text that the command reads. */
  readonly input?: string
}

/**
 * Runs an operator's command as the service user and returns what it printed, while the load goes on.
 *
 * @throws if the command fails, with its output
 */
export const runCommand = async (
  layout: Layout,
  line: ReadonlyArray<string>,
  { machine, input = "" }: Where = {}
): Promise<string> => {
  const [program = "", ...args] = [...onMachine(layout, machine), ...asServiceUser(), ...line]
  const child = spawn(program, args, { cwd: "/", env: plainEnvironment(layout) })
  let printed = ""
  let complained = ""
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString("utf8")))
  child.stderr.on("data", (chunk: Buffer) => (complained += chunk.toString("utf8")))
  // a command that does not read its input may end before it is written
  child.stdin.on("error", () => {})
  child.stdin.end(input)
  const closed = once(child, "close")
  await closed
  if (child.exitCode !== 0) throw new Error(`${line.join(" ")}: ${printed}${complained}`)
  return printed
}
