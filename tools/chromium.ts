import { existsSync } from "node:fs"
import { aptInstall } from "./run-tool.ts"

/**
 * Kind of browser: the full browser (`whole`), which can open windows, or the headless shell, which needs a quarter
 * less work for the same task.
 */
export type Kind = "shell" | "whole"

const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

const placesOf: Readonly<Record<Kind, ReadonlyArray<string>>> = {
  shell: ["/usr/bin/chromium-headless-shell", ...whole],
  whole
}

/** Names of Debian's packages; the second package is used if the first is not available. */
const packagesOf: Readonly<Record<Kind, ReadonlyArray<string>>> = {
  shell: ["chromium-headless-shell", "chromium"],
  whole: ["chromium"]
}

/**
 * Returns the path of the browser for the end-to-end tests: the path in the variable CHROMIUM, or the system's browser;
 * if the headless shell is missing, the full browser is used.
 */
export const findChromium = (kind: Kind = "shell"): string | undefined =>
  [process.env["CHROMIUM"] ?? "", ...placesOf[kind]].find((file) => file !== "" && existsSync(file))

/** Finds Chromium, or installs Debian's package if running as root; otherwise prints the command that installs it. */
export const ensureChromium = async (kind: Kind = "shell"): Promise<string | undefined> => {
  const found = findChromium(kind)
  if (found !== undefined) return found
  const packages = packagesOf[kind]
  for (const name of packages) if (await aptInstall(name)) return findChromium(kind)
  console.error(
    `This needs Chromium: sudo apt-get install -y ${packages.join(", or ")}. Or set CHROMIUM to its path.`
  )
  return undefined
}
