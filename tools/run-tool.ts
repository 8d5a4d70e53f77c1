import { spawn } from "node:child_process"
import { delimiter, join, resolve } from "node:path"

/** The folder with package.json. */
export const root = resolve(import.meta.dirname, "..")

const bin = join(root, "node_modules/.bin")

/** The tools of this project come first in the path, so that scripts with `env node` use Node 24. */
const path = `${bin}${delimiter}${process.env["PATH"] ?? ""}`

/** Runs a command of this project or of the system in the terminal; returns whether it succeeded. */
export const run = (
  command: string,
  args: ReadonlyArray<string>,
  environment: Readonly<Record<string, string>> = {}
): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...environment },
      stdio: "inherit"
    })
    // Ctrl-C in the terminal reaches the child directly, but a SIGTERM sent to this process does not, so it is passed
    // on
    const end = () => child.kill("SIGTERM")
    process.once("SIGTERM", end)
    child.once("error", ({ message }) => {
      console.error(message)
      done(false)
    })
    child.once("close", (code) => {
      process.off("SIGTERM", end)
      done(code === 0)
    })
  })

/** Installs a Debian package with apt-get, without progress output; returns whether it succeeded. */
export const aptInstall = async (name: string): Promise<boolean> => {
  if (process.getuid?.() !== 0) return false
  console.log(`Installing ${name} with apt-get …`)
  const quiet = { DEBIAN_FRONTEND: "noninteractive" }
  if (!(await run("apt-get", ["update", "-qq"], quiet))) return false
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet)
}
